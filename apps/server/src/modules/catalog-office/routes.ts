import * as calls from '@minato/contract/catalog-office'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { receivePicture } from '../vehicles/service.ts'
import * as edits from './edit-entries.ts'
import { brandIn, brandsIn, modelIn, modelsIn, trimsIn } from './entries.ts'
import { merge, previewMerge } from './merge-entries.ts'
import type { QueryRunner } from './tree.ts'

const LOGO_TOO_HEAVY = 'The image is too heavy'

/** Calls of managers for makers, models and model codes. */
export function serveCatalogOffice(app: FastifyInstance, context: Context): void {
  const { db } = context
  const queryRunner =
    (tenant: string): QueryRunner =>
    (statement) =>
      db.read(tenant, statement)

  serve(app, context, calls.uploadLogo, (request) => receivePicture(context, request, LOGO_TOO_HEAVY))
  serve(app, context, calls.listBrands, ({ tenant }) => brandsIn(queryRunner(tenant), tenant))
  serve(app, context, calls.createBrand, ({ body, withIdempotency }) =>
    withIdempotency((tx) => edits.createBrand(tx, body)),
  )
  serve(app, context, calls.getBrand, async ({ tenant, params: { id } }) => ({
    ...(await brandIn(queryRunner(tenant), tenant, id)),
    models: await modelsIn(queryRunner(tenant), tenant, id),
  }))
  serve(app, context, calls.updateBrand, ({ tenant, params, body, version }) =>
    edits.updateBrand(context, tenant, params.id, body, version),
  )
  serve(app, context, calls.deleteBrand, ({ tenant, params, version }) =>
    edits.deleteBrand(context, tenant, params.id, version),
  )
  serve(app, context, calls.previewBrandMerge, ({ tenant, params, query }) =>
    previewMerge(context, tenant, { kind: 'brand', id: params.id, into: query.into }),
  )
  serve(app, context, calls.mergeBrand, ({ tenant, params, body, version }) =>
    merge(context, tenant, { kind: 'brand', id: params.id, into: body.into }, version),
  )

  serve(app, context, calls.listModels, async ({ tenant, params }) => {
    await brandIn(queryRunner(tenant), tenant, params.brandId)
    return modelsIn(queryRunner(tenant), tenant, params.brandId)
  })
  serve(app, context, calls.createModel, ({ params, body, withIdempotency }) =>
    withIdempotency((tx) => edits.createModel(tx, params.id, body)),
  )
  serve(app, context, calls.getModel, async ({ tenant, params: { brandId, modelId } }) => ({
    ...(await modelIn(queryRunner(tenant), tenant, brandId, modelId)),
    trims: await trimsIn(queryRunner(tenant), tenant, brandId, { modelId }),
  }))
  serve(app, context, calls.updateModel, ({ tenant, params, body, version }) =>
    edits.updateModel(context, tenant, params.brandId, body, version),
  )
  serve(app, context, calls.deleteModel, ({ tenant, params, version }) =>
    edits.deleteModel(context, tenant, params.brandId, params.modelId, version),
  )
  serve(app, context, calls.previewModelMerge, ({ tenant, params, query }) =>
    previewMerge(context, tenant, { kind: 'model', brandId: params.brandId, id: params.modelId, into: query.into }),
  )
  serve(app, context, calls.mergeModel, ({ tenant, params, body, version }) =>
    merge(context, tenant, { kind: 'model', brandId: params.brandId, id: params.modelId, into: body.into }, version),
  )

  serve(app, context, calls.listTrims, async ({ tenant, params: { brandId, modelId } }) => {
    await modelIn(queryRunner(tenant), tenant, brandId, modelId)
    return trimsIn(queryRunner(tenant), tenant, brandId, { modelId })
  })
  serve(app, context, calls.createTrim, ({ params, body, withIdempotency }) =>
    withIdempotency((tx) => edits.createTrim(tx, params.brandId, body)),
  )
  serve(app, context, calls.updateTrim, ({ tenant, params, body, version }) =>
    edits.updateTrim(context, tenant, params.brandId, body, version),
  )
  serve(app, context, calls.deleteTrim, ({ tenant, params, version }) =>
    edits.deleteTrim(context, tenant, params.brandId, params.trimId, version),
  )
  serve(app, context, calls.previewTrimMerge, ({ tenant, params, query }) =>
    previewMerge(context, tenant, { kind: 'trim', brandId: params.brandId, id: params.trimId, into: query.into }),
  )
  serve(app, context, calls.mergeTrim, ({ tenant, params, body, version }) =>
    merge(context, tenant, { kind: 'trim', brandId: params.brandId, id: params.trimId, into: body.into }, version),
  )
}
