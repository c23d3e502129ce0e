/** Whether an Accept-Language header ranks French above English (RFC 9110 section 12.5.4); English wins a tie. */
export function prefersFrench(header: string | undefined): boolean {
  const rank = { en: 0, fr: 0 }
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters
      .map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1])
      .find((one) => one !== undefined)
    const language = tag.split('-')[0]
    if (language === 'en' || language === 'fr') rank[language] = Math.max(rank[language], Number(quality ?? 1))
  }
  return rank.fr > rank.en
}
