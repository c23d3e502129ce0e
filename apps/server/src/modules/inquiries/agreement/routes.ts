import * as calls from '@minato/contract/document-agreement'
import { differencesOf } from '@minato/domain/document-agreement'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readTexts } from '../../documents/service.ts'
import { entriesOf } from '../event-log/export.ts'
import { requireInquiry } from '../event-log/service.ts'
import { chassisOf } from './assert-documents-agree.ts'
import { documentsOf, inquiryCompared } from './compared-documents.ts'

const SIDES = ['SELLER', 'BUYER'] as const

export function serveAgreement(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getDocumentAgreement, async ({ tenant, identity, params: { id } }) => {
    const inquiry = await requireInquiry(context, tenant, identity, id)
    await readTexts(context, tenant, id, { sides: SIDES })
    const compared = await context.db.write(tenant, async (tx) => {
      const agreed = await inquiryCompared(tx, inquiry)
      return { agreed, documents: await documentsOf(tx, inquiry, chassisOf(agreed), { sides: SIDES }) }
    })
    const entries = await entriesOf(context, tenant, identity, inquiry)
    return {
      differences: differencesOf([compared.agreed, ...compared.documents]),
      documents: compared.documents.map(({ id: documentId, kind, name, state }) => ({
        id: documentId,
        kind,
        name,
        state,
      })),
      accepted: entries
        .filter(({ kind }) => kind === 'DIFFERENCES_ACCEPTED')
        .toReversed()
        .map(({ at, actor, data, content }) => ({
          at,
          by: actor,
          step: String(data['step']),
          reason: typeof content?.['reason'] === 'string' ? content['reason'] : null,
        })),
    }
  })
}
