export const render = () => null
