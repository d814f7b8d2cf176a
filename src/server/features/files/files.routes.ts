import { Readable } from 'node:stream'
import * as contract from '#contract/files.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { declaredBytes } from '#server/http/streamed-body.ts'
import { deleteFile } from './delete-file.ts'
import { getFile } from './get-file.ts'
import { deleteUpload } from './uploads/delete-upload.ts'
import { uploadFile } from './uploads/upload-file.ts'

const uploadFileRoute = siteRoute(contract.uploadFile, ({ ctx, params, query, body, request }) =>
  uploadFile(ctx, {
    ...{ slug: params.slug, draft: params.draft, ...query, person: query.person ?? null },
    ...{ declared: declaredBytes(request), body: body instanceof Readable ? body : Readable.from([]) },
  }),
)

const deleteUploadRoute = siteRoute(contract.deleteUpload, async ({ ctx, params }) => {
  await deleteUpload(ctx, params)
  return undefined
})

const getFileRoute = siteRoute(contract.getFile, async ({ ctx, params: { token, fileId } }) =>
  getFile(ctx, { registrationId: await findRegistrationId(ctx, token), fileId, role: null }),
)

const getPanelFileRoute = memberRoute(
  contract.getPanelFile,
  mayReadAllRegistrations,
  async ({ ctx, params, role }) => {
    await assertRegistration(ctx, params)
    return getFile(ctx, { ...params, role })
  },
)

const deletePanelFileRoute = memberRoute(
  contract.deletePanelFile,
  mayEditRegistrations,
  async ({ ctx, params, role }) => {
    await assertRegistration(ctx, params)
    await deleteFile(ctx, { ...params, role })
    return undefined
  },
)

/** Files of answers. */
export const fileRoutes = {
  uploadFile: uploadFileRoute,
  deleteUpload: deleteUploadRoute,
  getFile: getFileRoute,
  getPanelFile: getPanelFileRoute,
  deletePanelFile: deletePanelFileRoute,
}
