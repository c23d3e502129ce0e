/** Minutes as a promise that is kept: rounded up to hours, and from a day on to days. */
export function replyTimeOf(minutes: number): { unit: 'HOUR' | 'DAY'; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours < 24 ? { unit: 'HOUR', count: hours } : { unit: 'DAY', count: Math.ceil(hours / 24) }
}
