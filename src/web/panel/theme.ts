import { createTheme } from '@mantine/core'

/**
 * Mantine provides only behaviour here: focus, keyboard, layers. Its styles come from the tokens:
 * `mantine.css` maps its variables and styles its parts, so no style element is created at run time
 * (the content security policy would refuse it). The look of a menu or a drawer stands where it is used, so that the
 * first page does not fetch them.
 */
export const theme = createTheme({ respectReducedMotion: true })
