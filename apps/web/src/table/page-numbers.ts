/** First, last and neighbouring pages, from 1; null for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((one) => one >= 1 && one <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? one)
    return gap > 2 ? [null, one] : gap === 2 ? [one - 1, one] : [one]
  })
}
