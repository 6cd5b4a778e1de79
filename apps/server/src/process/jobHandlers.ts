import { makeCertificate } from '../documents/certificates/certificate.ts'
import { hashDocument, hashDocuments } from '../documents/hashes.ts'
import { deliverEmail } from '../emails/deliver.ts'
import { removeFiles } from '../files/removeFiles.ts'
import type { Jobs } from '../kernel/jobs.ts'
import { deliverPush } from '../notifications/deliver.ts'
import { makeArchive } from '../ownData/makeArchive.ts'
import type { JobHandlers } from '../platform/jobs/queue.ts'
import { liftBan } from '../users/liftBan.ts'

export const createJobHandlers = (
  use: Parameters<typeof deliverEmail>[0] &
    Parameters<typeof deliverPush>[0] &
    Parameters<typeof removeFiles>[0] &
    Parameters<typeof hashDocument>[0] &
    Parameters<typeof makeCertificate>[0] &
    Parameters<typeof liftBan>[0] &
    Parameters<typeof makeArchive>[0],
): JobHandlers<Jobs> => ({
  email: { concurrency: 2, perform: deliverEmail(use) },
  push: { concurrency: 2, perform: deliverPush(use) },
  certificate: { concurrency: 1, perform: makeCertificate(use) },
  removeFiles: { concurrency: 1, perform: removeFiles(use) },
  liftBan: { concurrency: 1, perform: liftBan(use) },
  ownData: { concurrency: 1, perform: makeArchive(use) },
  hashDocument: { concurrency: 1, perform: hashDocument(use) },
  hashDocuments: { concurrency: 1, perform: hashDocuments(use) },
})
