import { NB } from '../format.ts'
import type { Offline } from '../en/offline.ts'

export const offline: Offline = {
  kept: 'Enregistré sur cet appareil',
  offline: 'Vous êtes hors ligne',
  notSeen: `Vous n’avez pas encore ouvert cette page sur cet appareil${NB}: une connexion est nécessaire.`,
  personal: `Vos pages personnelles ne sont pas enregistrées sur l’appareil${NB}: une connexion est nécessaire.`,
  typed: 'Votre saisie est conservée. Vous la retrouverez au retour de la connexion.',
  cars: 'Voitures consultables maintenant',
  pages: 'Autres pages consultables maintenant',
  none: 'Rien n’est encore enregistré ici. Les pages ouvertes en ligne pourront être relues hors ligne.',
  note: 'Prix et disponibilité sont ceux de l’heure indiquée pour chaque page. Connectez-vous pour voir ceux du jour.',
  again: 'Réessayer',
  asOf: (when) => `État${NB}: ${when}`,
  mark: (when) => `Vous êtes hors ligne. État de cette page${NB}: ${when}.`,
  list: 'Pages enregistrées',
}
