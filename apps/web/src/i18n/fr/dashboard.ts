import type { DashboardTexts } from '../en/dashboard.ts'
import { formatFor, NB } from '../format.ts'

const { number } = formatFor('fr')
const MONTHS = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc']

export const dashboard: DashboardTexts = {
  title: 'Tableau de bord',
  asOf: (when) => `État au ${when}`,
  csv: 'Fichier CSV',
  chartOf: (what) => `${what}, en graphique. Les chiffres figurent dans le tableau en dessous.`,
  urgent: { title: 'Demandes urgentes' },
  numbers: 'Afficher les chiffres',
  cars: 'Voitures',
  value: 'Prix',
  total: 'En tout',
  status: { title: 'Stock par état', head: 'État' },
  age: {
    title: 'Stock par ancienneté',
    note: 'Jours depuis l’ajout de la voiture',
    head: 'Jours',
    range: (from, to) => (to === null ? `plus de ${number(from - 1)}` : `${number(from)} à ${number(to)}`),
    drafts: 'Brouillons',
    offered: 'En vente',
  },
  stock: {
    title: 'Publiées et vendues par mois',
    month: 'Mois',
    published: 'Publiées',
    sold: 'Vendues',
  },
  sales: {
    title: 'Ventes et marges par mois',
    sales: 'Ventes',
    margin: 'Marge',
    known: 'Coût connu',
    knownOf: (known, sold) => `${number(known)} sur ${number(sold)}`,
    note: 'La marge ne porte que sur les voitures vendues dont le coût est connu.',
  },
  makers: { title: 'Stock par marque', head: 'Marque' },
  steps: {
    title: 'Demandes par étape',
    note: `Jours passés dans l’étape en moyenne${NB}: pour celles qui y sont, et pour celles qui l’ont quittée depuis un an.`,
    head: 'Étape',
    open: 'En cours',
    days: 'Jours passés',
    took: 'Durée en jours',
    of: (count) => `sur ${number(count)}`,
  },
  waiting: {
    title: 'En attente d’une action',
    note: 'Une réponse ou l’étape suivante, la plus ancienne d’abord.',
    inquiry: 'Demande',
    buyer: 'Acheteur',
    next: 'Étape suivante',
    since: 'Attend depuis',
    days: 'Jours',
    none: 'Rien n’est en attente.',
    all: 'Toutes les demandes',
  },
  unasked: {
    title: 'Consultées sans demande',
    note: 'En vente, les plus vues d’abord',
    car: 'Voiture',
    views: 'Vues',
    days: 'Jours',
    none: 'Chaque voiture consultée a une demande.',
  },
  month: (month) => `${MONTHS[Number(month.slice(5)) - 1] ?? month}\u00a0${month.slice(0, 4)}`,
}
