export const markups = (_: Date): any[] => []
