import { formatFor, NB } from '../format.ts'
import type { PastVerdictTexts } from '../en/past-verdict.ts'

const { date, number } = formatFor('fr')

export const pastVerdict: PastVerdictTexts = {
  open: 'Données connues à une date passée',
  day: 'Date',
  title: (day) => `Données connues le ${date(day)}`,
  rule: (version, recordedAt) => `Version ${number(version)} de la règle, enregistrée le ${date(recordedAt)}.`,
  SHIPPING: `Arrivée prévue${NB}: selon les données d’expédition du journal à cette date.`,
  TRANSIT_DAYS: `Arrivée prévue${NB}: selon la durée de mer de la règle. Les anciens calendriers de départs ne sont pas conservés.`,
  car: 'Les données de la voiture sont celles d’aujourd’hui.',
  failed: 'Le verdict n’a pas pu être chargé.',
  again: 'Réessayer',
  outOfRange: 'Aucun verdict à cette date. Choisissez une date entre l’ouverture de la demande et aujourd’hui.',
}
