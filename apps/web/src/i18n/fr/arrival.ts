import type { ArrivalTexts } from '../en/arrival.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { date, number } = formatFor('fr')
const plural = pluralFor('fr')

const arrives = (isShipment: boolean) => (isShipment ? 'est embarquée' : 'arrive')
const arrive = (isShipment: boolean) => (isShipment ? 'être embarquée' : 'arriver')

export const arrival: ArrivalTexts = {
  filter: (country) => `Règles d’importation${NB}: ${country}`,
  options: { ALLOWED: 'Autorisée', AT_RISK: 'À risque', REFUSED: 'Interdite', UNKNOWN: 'À confirmer' },
  states: {
    ALLOWED: (country) => `Importation autorisée${NB}: ${country}`,
    AT_RISK: (country, days) =>
      `Importation incertaine${NB}: ${country}${days === null ? '' : `, jusqu’à ${number(days)} ${plural(days, 'jour', 'jours')} hors délai`}`,
    REFUSED: (country) => `Importation interdite${NB}: ${country}`,
    UNKNOWN: (country) => `Importation à confirmer${NB}: ${country}`,
  },
  window: (from, to) => `Arrivée prévue si vous commandez aujourd’hui${NB}: entre le ${date(from)} et le ${date(to)}.`,
  allowed: ({ lastDay, firstDay, isShipment }) =>
    lastDay
      ? `La voiture peut être importée si elle ${arrives(isShipment)} au plus tard le ${date(lastDay)}.`
      : firstDay
        ? `La voiture peut être importée si elle ${arrives(isShipment)} le ${date(firstDay)} ou après.`
        : 'Aucune limite d’âge ne s’applique à cette voiture.',
  ruleChanges: ({ lastDay, firstDay }) =>
    lastDay
      ? `Les règles changent${NB}: la voiture doit arriver au plus tard le ${date(lastDay)}.`
      : firstDay
        ? `Les règles changent${NB}: la voiture ne doit pas arriver avant le ${date(firstDay)}.`
        : 'Les règles changent.',
  reasons: {
    NOT_ALLOWED: ({ country }) => `L’importation de voitures d’occasion n’est pas autorisée (${country}).`,
    STEERING: ({ country }) => `Le volant de cette voiture est du mauvais côté pour ce pays (${country}).`,
    TOO_OLD: ({ lastDay, isShipment }, isRefused) =>
      !lastDay
        ? 'La voiture est trop ancienne.'
        : isRefused
          ? `La voiture est trop ancienne pour ${arrive(isShipment)} après le ${date(lastDay)}.`
          : `La voiture doit ${arrive(isShipment)} au plus tard le ${date(lastDay)}. Après cette date, elle est trop ancienne.`,
    TOO_NEW: ({ firstDay, isShipment }) =>
      firstDay
        ? `La voiture est trop récente${NB}: elle ne doit pas ${arrive(isShipment)} avant le ${date(firstDay)}.`
        : 'La voiture est trop récente.',
    NO_RULE: ({ country }) =>
      `Nous n’avons pas de règle d’importation pour ce pays (${country}). Renseignez-vous auprès de la douane.`,
    CONTRADICTED: () => 'Nos sources se contredisent. Renseignez-vous auprès de la douane avant de commander.',
    CAR_DATE_MISSING: () => 'La date dont dépend la limite d’âge manque pour cette voiture. Posez-nous la question.',
    STEERING_MISSING: () => 'Le côté du volant n’est pas connu pour cette voiture. Posez-nous la question.',
    NO_ARRIVAL_DATE: () => 'Nous ne connaissons pas la durée du transport. Posez-nous la question.',
  },
  details: 'Détails et source',
  source: (hosts, reviewed) => `Source${NB}: ${hosts}. Dernière vérification le ${date(reviewed)}.`,
  noGuarantee: 'Les règles peuvent changer. La décision revient à la douane de votre pays.',
}
