import { expect, test } from 'vitest'
import { importFiles as filesFr } from './import-files-fr.ts'
import { imports as importsFr } from './import-fr.ts'

const { status } = importsFr
const said = (text: string) => text.replaceAll('\u00a0', ' ')

test('[BO-05] has French sentences for an undone import, for one and more cars', () => {
  expect(said(status.undoText(1, 0))).toBe('1 voiture créée par cet import sera supprimée.')
  expect(said(status.undoText(12, 3))).toBe(
    '12 voitures créées par cet import seront supprimées. 3 voitures retrouveront leurs valeurs précédentes.',
  )
  expect([status.undone(1), status.undone(12)].map(said)).toEqual([
    'Import annulé pour 1 voiture.',
    'Import annulé pour 12 voitures.',
  ])
  expect(said(status.kept(2))).toBe('2 voitures ont été conservées : la liste ci-dessous indique pourquoi.')
  expect([1, 4].map((count) => said(filesFr.removedEntries(count)))).toEqual([
    'Une marque, un modèle ou un code modèle a été supprimé du catalogue.',
    '4 marques, modèles ou codes modèle ont été supprimés du catalogue.',
  ])
})
