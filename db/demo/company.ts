export const companyFacts = (_: string): object => ({})
