import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Modules of tables and functions, not of texts by name. */
const WITHOUT_TEXTS = ['dictionary.ts', 'server-messages.ts']
const FILES = readdirSync(import.meta.dirname).filter(
  (file) => !/\.(?:test|fixture)\./.test(file) && !WITHOUT_TEXTS.includes(file),
)

/** Every text of a dictionary with its path; '…' for texts that need other parameters than words or numbers. */
function textsOf(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'object' && node !== null)
    return Object.entries(node).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
  if (typeof node !== 'function' || path.includes('.format.')) return []
  for (const given of ['X', 2])
    try {
      const text: unknown = node(...Array(node.length).fill(given))
      if (typeof text === 'string' && text) return [[path, text]]
    } catch {
      // The next parameter may fit.
    }
  return [[path, '…']]
}

/** The texts of all files in `folder` by file and path; the shop's texts are named for their language. */
async function textsIn(folder: string, language: string): Promise<Map<string, string>> {
  const modules = await Promise.all(
    FILES.map(async (file) => [file, await import(join(import.meta.dirname, folder, file))] as const),
  )
  return new Map(
    modules.flatMap(([file, given]) =>
      Object.entries(given).flatMap(([name, node]) => textsOf(node, `${file} ${name === language ? 'shop' : name}`)),
    ),
  )
}
const japanese = await textsIn('.', 'ja')
const english = await textsIn('../en', 'en')

test('[STF-11] has a Japanese text for every English one', () => {
  expect(japanese.size).toBeGreaterThan(500)
  expect([...english.keys()].filter((path) => !japanese.get(path)?.trim())).toEqual([])
})

test('[STF-11] leaves no English words in Japanese', () => {
  const same = [...japanese].filter(([path, text]) => /[a-z]{2} [a-z]{2}/.test(text) && text === english.get(path))
  expect(same).toEqual([])
})

test('[STF-11] uses full-width punctuation in Japanese', () => {
  const halfWidth = /[\u3040-\u30ff\u4e00-\u9fff][:;!?,.(]|[:;!?,)][\u3040-\u30ff\u4e00-\u9fff]/
  // Synonyms are searched and never shown.
  const wrong = [...japanese].filter(([path, text]) => halfWidth.test(text) && !path.includes('.synonyms.'))
  expect(wrong).toEqual([])
})
