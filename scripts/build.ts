import { endOnFailure } from './failure.ts'
import { buildWeb } from './web-build.ts'

await endOnFailure(() => buildWeb({ always: true }))
