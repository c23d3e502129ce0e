import * as calls from '@minato/contract/documents'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendContent } from './send-content.ts'
import { receiveDocument } from './upload.ts'

/** Documents (DOC-01): uploaded here, attached by the calls of inquiries, and read by both parties. */
export function serveDocuments(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.uploadDocument, (request) => receiveDocument(context, request))
  serve(app, context, calls.getDocumentContent, (request) => sendContent(context, request))
}
