/** The closed lists of import rules and API clients, apart from those of the shop. */

/** The services that an API client may be let into (API-13). */
export const CLIENT_SERVICES = ['main', 'catalog', 'vehicle', 'pricing', 'map', 'uum', 'feedback', 'archiving'] as const

/** Import rules: the start of a car's age. */
export const AGE_BASES = ['FIRST_REGISTRATION', 'MANUFACTURE'] as const
/**
 * From when the age of a car is counted: from its month, from 1 January of its year (Kenya), or from 1 January of the
 * year after (Bangladesh).
 */
export const AGE_STARTS = ['MONTH', 'YEAR', 'NEXT_YEAR'] as const
/** When the age is measured. */
export const AGE_MOMENTS = ['ARRIVAL', 'SHIPMENT', 'LANDING_PERMIT'] as const
export const RULE_STEERINGS = ['RIGHT', 'LEFT', 'ANY'] as const
export const CONFIDENCES = ['HIGH', 'MEDIUM', 'LOW'] as const
/** Estimated costs at the destination (TRU-08). */
export const COST_KINDS = ['DUTY', 'PORT', 'CLEARING', 'INLAND'] as const
export const COST_BASES = ['AMOUNT', 'PERCENT'] as const
