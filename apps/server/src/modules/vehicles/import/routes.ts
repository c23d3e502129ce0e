import {
  importTemplate,
  listImportedCars,
  previewImport as previewCall,
  previewUndo as previewUndoCall,
} from '@minato/contract/import-cars'
import * as imports from '@minato/contract/vehicles-import'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { uncountAttempt } from '../../../platform/rate-limit/counters.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ImportRefused } from './import-refused.ts'
import { previewImport } from './preview.ts'
import { exportProblems, listCars, listProblems, previewUndo } from './results.ts'
import {
  beginImport,
  discardImport,
  getImportRow,
  keepImport,
  listImports,
  mapImport,
  readUpload,
  replyOf,
  stopImport,
  rethrowImportError,
} from './service.ts'
import { sendTemplate } from './template.ts'
import { receiveFile } from './upload.ts'

/** Calls for dealers' files (VEH-09). The pictures module registers the upload plugin. */
export function serveImports(app: FastifyInstance, context: Context): void {
  serve(app, context, imports.importCars, async ({ tenant, identity, query, request, withIdempotency }) => {
    const { locale = 'en' } = query
    const rethrowAsHttp = async (error: unknown): Promise<never> => {
      // A rejected file imports nothing, so it does not count towards the rate limit of imports.
      if (error instanceof ImportRefused) await uncountAttempt(context, imports.importCars.rate, callerKey(request))
      return rethrowImportError(error, locale)
    }
    const upload = await receiveFile(context.files, tenant, request).catch(rethrowAsHttp)
    const discard = () => context.files.remove(upload.key)
    try {
      if (!identity) throw genericError(401)
      const reply = await withIdempotency((tx, read) => keepImport(tx, upload, read, identity, locale), {
        // The idempotency key covers the content by its hash; the bytes are not in memory.
        file: Buffer.from(`${upload.sha256} ${upload.name}`),
        prepare: () => readUpload(context, tenant, upload),
      })
      // A repeated call: the file is already stored, so return the same answer.
      if (reply.id !== upload.id) await discard()
      return reply
    } catch (error) {
      await discard()
      return rethrowAsHttp(error)
    }
  })
  serve(app, context, imports.listImports, ({ tenant, query }) => listImports(context, tenant, query))
  serve(app, context, importTemplate, async ({ query, reply }) =>
    sendTemplate(reply, query.format, query.locale ?? 'en'),
  )
  serve(app, context, imports.getImport, async ({ tenant, params, query }) =>
    replyOf(await getImportRow(context, tenant, params.id), query.locale ?? 'en'),
  )
  serve(app, context, previewCall, ({ tenant, params }) => previewImport(context, tenant, params.id))
  serve(app, context, imports.mapImport, ({ tenant, params, query, body, version }) =>
    mapImport(context, tenant, params.id, version, body, query.locale ?? 'en'),
  )
  serve(app, context, imports.checkImport, ({ tenant, params, query }) =>
    beginImport(context, tenant, params.id, 'check', query.locale ?? 'en'),
  )
  serve(app, context, imports.runImport, ({ tenant, params, query }) =>
    beginImport(context, tenant, params.id, 'run', query.locale ?? 'en'),
  )
  serve(app, context, imports.undoImport, ({ tenant, params, query }) =>
    beginImport(context, tenant, params.id, 'undo', query.locale ?? 'en'),
  )
  serve(app, context, previewUndoCall, ({ tenant, params }) => previewUndo(context, tenant, params.id))
  serve(app, context, imports.stopImport, ({ tenant, params, query }) =>
    stopImport(context, tenant, params.id, query.locale ?? 'en'),
  )
  serve(app, context, imports.discardImport, async ({ tenant, params }) => {
    await discardImport(context, tenant, params.id)
  })
  serve(app, context, imports.listImportProblems, ({ tenant, params, query }) =>
    listProblems(context, tenant, params.id, query),
  )
  serve(app, context, imports.exportImportProblems, async ({ tenant, params, query, reply }) =>
    exportProblems(context, tenant, params.id, query, reply),
  )
  serve(app, context, listImportedCars, ({ tenant, params, query }) => listCars(context, tenant, params.id, query))
}
