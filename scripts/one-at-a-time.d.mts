export function oneAtATime<T>(file: string, work: () => T | Promise<T>): Promise<T>
