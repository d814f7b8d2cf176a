import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { deletePicture, listPictures, type PictureView, updatePicture } from '#contract/pictures.ts'
import { ask } from '#web/lib/ask.ts'

type Pictures = OutputOf<typeof listPictures>

/** All pictures of an account, for people who may edit its pages. */
export const picturesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['pictures', accountId],
    queryFn: ({ signal }) => ask(listPictures, { params: { accountId }, signal }),
  })

/** The picture of an id; undefined while it is not known yet, null when it is gone. */
export function usePicture(accountId: string, id: string | null): PictureView | null | undefined {
  const { data } = useQuery({ ...picturesQuery(accountId), enabled: id !== null })
  if (id === null) return null
  return data === undefined ? undefined : (data.pictures.find((each) => each.id === id) ?? null)
}

/** Puts a picture that was uploaded or changed into the known list. */
export function useNotePicture(accountId: string): (picture: PictureView) => void {
  const client = useQueryClient()
  const { queryKey } = picturesQuery(accountId)
  return (picture) => {
    client.setQueryData<Pictures>(queryKey, (known) => {
      if (known === undefined) return known
      const isKnown = known.pictures.some(({ id }) => id === picture.id)
      const pictures = isKnown
        ? known.pictures.map((each) => (each.id === picture.id ? picture : each))
        : [picture, ...known.pictures]
      return { ...known, pictures }
    })
    // How much of the quota is used is known by the server alone.
    void client.invalidateQueries({ queryKey })
  }
}

/** Saves the description, or the focal point. */
export function useUpdatePicture(accountId: string) {
  const note = useNotePicture(accountId)
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<typeof updatePicture> & { readonly id: string }) =>
      ask(updatePicture, { params: { accountId, pictureId: id }, body }),
    onSuccess: note,
  })
}

/** Removes a picture from the account for good. */
export function useDeletePicture(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pictureId: string) => ask(deletePicture, { params: { accountId, pictureId } }),
    onSettled: () => client.invalidateQueries({ queryKey: picturesQuery(accountId).queryKey }),
  })
}
