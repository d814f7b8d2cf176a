import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { deletePageFile, listPageFiles, type PageFileView, uploadPageFile } from '#contract/page-files.ts'
import { PAGE_FILES } from '#domain/page-files/page-file.ts'
import { ask } from '#web/lib/ask.ts'
import { sendBytes } from '#web/lib/send-bytes.ts'
import { useUpload } from '../uploads/use-upload.ts'

type PageFiles = OutputOf<typeof listPageFiles>

/** All files for download of an account, for people who may edit its pages. */
export const pageFilesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['page-files', accountId],
    queryFn: ({ signal }) => ask(listPageFiles, { params: { accountId }, signal }),
  })

/** Uploads a file for download and puts it into the known list. */
export function usePageFileUpload(accountId: string, onUploaded: (file: PageFileView) => void) {
  const client = useQueryClient()
  const { queryKey } = pageFilesQuery(accountId)
  return useUpload({
    rules: PAGE_FILES,
    send: ({ name, ...file }) =>
      sendBytes(uploadPageFile, { params: { accountId }, query: { name }, ...file }),
    onUploaded: (made) => {
      client.setQueryData<PageFiles>(
        queryKey,
        (known) => known && { ...known, files: [made, ...known.files.filter(({ id }) => id !== made.id)] },
      )
      // How much of the quota is used is known by the server alone.
      void client.invalidateQueries({ queryKey })
      onUploaded(made)
    },
  })
}

/** Removes a file from the account for good. */
export function useDeletePageFile(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pageFileId: string) => ask(deletePageFile, { params: { accountId, pageFileId } }),
    onSettled: () => client.invalidateQueries({ queryKey: pageFilesQuery(accountId).queryKey }),
  })
}
