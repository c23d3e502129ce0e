import { NB } from './format.ts'
import type { Offline } from './offline-en.ts'

export const offline: Offline = {
  kept: 'Gardé sur cet appareil',
  offline: 'Vous êtes hors ligne',
  notSeen: `Cette page n’a pas encore été ouverte sur cet appareil${NB}: sans connexion, elle ne peut pas être affichée.`,
  personal: `Vos pages personnelles ne sont gardées sur aucun appareil${NB}: celle-ci ne peut pas être affichée sans connexion.`,
  typed: 'Ce que vous étiez en train d’écrire est gardé ici, et s’y retrouve dès que la ligne revient.',
  cars: 'Voitures à lire maintenant',
  pages: 'Autres pages à lire maintenant',
  none: 'Rien n’est encore gardé ici. Ce que vous ouvrez avec une connexion pourra être relu sans elle.',
  note: 'Prix et disponibilité sont ceux de l’heure indiquée à côté de chaque page. Avec une connexion, vous voyez ceux du jour.',
  again: 'Réessayer',
  asOf: (when) => `État${NB}: ${when}`,
  mark: (when) => `Vous êtes hors ligne. État de cette page${NB}: ${when}.`,
  list: 'Pages gardées',
}
