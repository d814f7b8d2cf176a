import { randomUUID } from 'node:crypto'
import { getAccountDetails, updateAccountDetails } from '#contract/account-details.ts'
import type { Api } from '#contract/api.ts'
import { getBrand, updateBrand } from '#contract/brand.ts'
import {
  checkOwnDomain,
  connectOwnDomain,
  getOwnDomain,
  removeOwnDomain,
  updateOwnDomain,
} from '#contract/own-domain.ts'
import { deletePageFile, listPageFiles, uploadPageFile } from '#contract/page-files.ts'
import { deletePicture, listPictures, updatePicture, uploadPicture } from '#contract/pictures.ts'
import { askReplyAddress, getSenders, updateSenders } from '#contract/senders.ts'
import { changeSiteAddress, checkSubdomain, getSiteAddress } from '#contract/site-address.ts'
import { mayEditAccount, mayEditPageFiles, mayEditPictures } from '#domain/access/rights.ts'
import { pdf } from '#test/support/files.ts'
import { uniquePicture } from '#test/support/pictures.ts'
import { type MemberWay, member } from './way.ts'

/** The endpoints of the account's own data and addresses. */
export const ACCOUNT_WAYS = {
  getAccountDetails: member(getAccountDetails, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
  })),
  updateAccountDetails: member(updateAccountDetails, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { seen: { email: 'proba@example.org' }, wanted: { email: 'biuro@parafia.example' } },
  })),
  getSiteAddress: member(getSiteAddress, mayEditAccount, ({ accountId }) => ({ params: { accountId } })),
  checkSubdomain: member(checkSubdomain, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    query: { subdomain: 'wolna-nazwa' },
  })),
  changeSiteAddress: member(changeSiteAddress, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { subdomain: 'ofiara-nowa', seen: 'ofiara' },
  })),
  getOwnDomain: member(getOwnDomain, mayEditAccount, ({ accountId }) => ({ params: { accountId } })),
  connectOwnDomain: member(connectOwnDomain, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { domain: 'zapisy.ofiara.pl' },
  })),
  updateOwnDomain: member(updateOwnDomain, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { redirects: false },
  })),
  checkOwnDomain: member(checkOwnDomain, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: {},
  })),
  removeOwnDomain: member(removeOwnDomain, mayEditAccount, ({ accountId }) => ({ params: { accountId } })),
  getBrand: member(getBrand, mayEditAccount, ({ accountId }) => ({ params: { accountId } })),
  updateBrand: member(updateBrand, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { about: 'Rajdy od 1998 roku.' },
  })),
  getSenders: member(getSenders, mayEditAccount, ({ accountId }) => ({ params: { accountId } })),
  updateSenders: member(updateSenders, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { name: 'Biuro rajdu' },
  })),
  askReplyAddress: member(askReplyAddress, mayEditAccount, ({ accountId }) => ({
    params: { accountId },
    body: { email: 'odpowiedzi@example.org' },
  })),
  listPictures: member(listPictures, mayEditPictures, ({ accountId }) => ({ params: { accountId } })),
  uploadPicture: member(uploadPicture, mayEditPictures, async ({ accountId }) => ({
    params: { accountId },
    query: { name: 'most.jpg', purpose: 'page' as const },
    body: await uniquePicture(),
    headers: { 'content-type': 'image/jpeg' },
  })),
  updatePicture: member(updatePicture, mayEditPictures, ({ accountId, pictureId }) => ({
    params: { accountId, pictureId },
    body: { alt: 'Most nad rzeką' },
  })),
  deletePicture: {
    ...member(deletePicture, mayEditPictures, ({ accountId, sparePictureId }) => ({
      params: { accountId, pictureId: sparePictureId },
    })),
    // A picture that is not there is as good as removed.
    ids: ['accountId'],
  },
  listPageFiles: member(listPageFiles, mayEditPageFiles, ({ accountId }) => ({ params: { accountId } })),
  uploadPageFile: member(uploadPageFile, mayEditPageFiles, ({ accountId }) => ({
    params: { accountId },
    query: { name: 'regulamin.pdf' },
    body: pdf(randomUUID()),
    headers: { 'content-type': 'application/pdf' },
  })),
  deletePageFile: {
    ...member(deletePageFile, mayEditPageFiles, ({ accountId, pageFileId }) => ({
      params: { accountId, pageFileId },
    })),
    // A file that is not there is as good as removed.
    ids: ['accountId'],
  },
} as const satisfies Partial<Record<keyof Api, MemberWay>>
