import * as contract from '#contract/lodging.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { deleteSpace } from './delete-space.ts'
import { getBoard } from './get-board.ts'
import { movePeople } from './move-people.ts'
import { publishSpaces } from './publish-spaces.ts'
import { saveSpaces } from './save-spaces.ts'
import { setWishQuestion } from './set-wish-question.ts'

/** Rooms and vehicles, and who is in which. */
export const lodgingRoutes = {
  getLodging: memberRoute(contract.getLodging, mayReadAllRegistrations, ({ ctx, params, role }) =>
    getBoard(ctx, { ...params, role }),
  ),
  saveSpaces: memberRoute(contract.saveSpaces, mayEditRegistrations, ({ ctx, params, body }) =>
    saveSpaces(ctx, { ...params, ...body }),
  ),
  deleteSpace: memberRoute(contract.deleteSpace, mayEditRegistrations, async ({ ctx, params }) => {
    await deleteSpace(ctx, params)
    return undefined
  }),
  movePeople: memberRoute(contract.movePeople, mayEditRegistrations, ({ ctx, params, body }) =>
    movePeople(ctx, { ...params, ...body }),
  ),
  putWishQuestion: memberRoute(contract.putWishQuestion, mayEditRegistrations, ({ ctx, params, body }) =>
    setWishQuestion(ctx, { ...params, ...body }),
  ),
  publishSpaces: memberRoute(contract.publishSpaces, mayEditRegistrations, ({ ctx, params, body }) =>
    publishSpaces(ctx, { ...params, ...body }),
  ),
} as const
