import { expect, test } from 'vitest'
import { importFiles as filesFr } from './fr/import-files.ts'
import { imports as importsFr } from './fr/import.ts'

const { status } = importsFr
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('[BO-05] describes an undone import in French, in singular and plural', () => {
  expect(withPlainSpaces(status.undoText(1, 0))).toBe('1 voiture créée par cet import sera supprimée.')
  expect(withPlainSpaces(status.undoText(12, 3))).toBe(
    '12 voitures créées par cet import seront supprimées. 3 voitures retrouveront leurs valeurs précédentes.',
  )
  expect([status.undone(1), status.undone(12)].map(withPlainSpaces)).toEqual([
    'Import annulé pour 1 voiture.',
    'Import annulé pour 12 voitures.',
  ])
  expect(withPlainSpaces(status.kept(2))).toBe('2 voitures ont été conservées : la liste ci-dessous indique pourquoi.')
  expect([1, 4].map((count) => withPlainSpaces(filesFr.removedEntries(count)))).toEqual([
    'Une marque, un modèle ou un code modèle a été supprimé du catalogue.',
    '4 marques, modèles ou codes modèle ont été supprimés du catalogue.',
  ])
})
