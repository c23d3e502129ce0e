import { formatFor, NB, pluralFor } from './format.ts'
import type { VoyagesTexts } from './voyages-en.ts'

const { date, number } = formatFor('fr')
const plural = pluralFor('fr')
const inquiries = (count: number) => `${number(count)}${NB}${plural(count, 'demande', 'demandes')}`

export const voyages: VoyagesTexts = {
  title: 'Voyages',
  add: 'Nouveau voyage',
  create: 'Créer le voyage',
  made: 'Voyage créé',
  query: 'Navire, numéro ou port',
  empty: 'Aucun voyage pour l’instant. Ajoutez les départs sur lesquels vous embarquez des voitures.',
  nothing: 'Aucun voyage ne correspond à ce navire, ce numéro ou ce port.',
  nameOf: (vessel, voyage) => `${vessel} ${voyage}`,
  vessel: 'Navire',
  number: 'Numéro de voyage',
  carrier: 'Compagnie maritime',
  loadingPort: 'Port de chargement',
  cutOff: 'Clôture',
  cutOffHint: 'Dernier jour où le port accepte des voitures, au Japon. Aucune affectation n’est possible ensuite.',
  departure: 'Départ prévu (ETD)',
  departs: 'Départ',
  calls: 'Escales',
  callsHint: 'Seules les demandes à destination de ces ports peuvent être affectées au voyage.',
  noCalls: `Aucune escale pour l’instant${NB}: aucune demande ne peut être affectée au voyage.`,
  call: (name, day) => `${name}, ${date(day)}`,
  port: (nth) => `Escale ${number(nth)}`,
  arrival: (nth) => `Arrivée prévue (ETA) ${number(nth)}`,
  addCall: 'Ajouter une escale',
  removeCall: (nth) => `Supprimer l’escale ${number(nth)}`,
  booked: 'Affectées',
  closed: 'clos',
  details: 'Détails',
  save: 'Enregistrer',
  saved: 'Enregistré',
  moved: (count) =>
    `Enregistré. ${inquiries(count)} ${plural(count, 'mise à jour', 'mises à jour')}, les acheteurs sont prévenus.`,
  loadingList: 'Liste de chargement',
  loadingListText: (count) =>
    `${number(count)}${NB}${plural(count, 'voiture est prévue', 'voitures sont prévues')} sur ce voyage.`,
  download: (format) => `Télécharger la liste de chargement en ${format}`,
  remove: 'Supprimer le voyage',
  removeTitle: (name) => `Supprimer ${name}${NB}?`,
  removeText: 'Aucune demande n’y est affectée.',
  removed: 'Voyage supprimé',
  hasBookings:
    'Un voyage qui a transporté des voitures ne peut pas être supprimé. Si des voitures y sont seulement affectées, annulez d’abord ces affectations.',
  change: {
    title: (count) => `Cette modification concerne ${inquiries(count)}`,
    text: 'Chaque acheteur reçoit un message dans sa demande et un e-mail, dans sa langue.',
    atRisk: (count) => `${number(count)} à risque`,
    noneAtRisk: `Aucun risque${NB}: chaque voiture peut toujours être importée, et aucun document n’expire avant l’arrivée.`,
    apply: 'Enregistrer et prévenir les acheteurs',
    again: 'Les affectations ou les règles ont changé entre-temps. Vérifiez de nouveau la liste.',
    departure: (from, to) => (from && from !== to ? `Départ ${date(from)} → ${date(to)}` : `Départ ${date(to)}`),
    arrival: (from, to) => (from && from !== to ? `Arrivée ${date(from)} → ${date(to)}` : `Arrivée ${date(to)}`),
    lastDay: (day) => `dernier jour ${date(day)}`,
    firstDay: (day) => `premier jour ${date(day)}`,
    reservationEnds: (day) => `La réservation prend fin le ${date(day)}.`,
    documentExpires: (name, day) => `Expire le ${date(day)}${NB}: ${name}`,
    inquiry: (reference) => `N°${NB}${reference}`,
  },
  booking: {
    title: 'Affecter à un voyage',
    voyage: 'Voyage',
    none: 'Aucun voyage encore ouvert ne fait escale dans ce port.',
    seeAll: 'Voir les voyages',
    choice: (vessel, voyage, departs, arrives) =>
      `${vessel} ${voyage}${NB}: départ ${date(departs)}, arrivée ${date(arrives)}`,
    cutOff: (day) => `Clôture${NB}: ${date(day)}`,
    note: 'Le navire et les dates suivent alors le voyage. L’acheteur reçoit un e-mail.',
    book: 'Affecter',
    cancel: 'Annuler l’affectation',
    isBooked: `La demande est affectée à ce voyage${NB}:`,
    loading: 'Chargement des voyages…',
  },
}
