import { NB } from '../format.ts'
import type { FootTexts } from '../en/foot.ts'

const DAYS = ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']

export const foot: FootTexts = {
  placed: (line) => line.replace(/Japan$/, 'Japon'),
  headOffice: 'Siège',
  quickMenu: 'Accès rapide',
  support: 'Service client',
  hours: 'Heures de bureau, heure du Japon',
  days: (from, to) =>
    (from === to ? DAYS[from] : `Du ${DAYS[from]} au ${DAYS[to]}`.toLowerCase().replace('d', 'D')) ?? '',
  closed: 'Fermé',
  prices: `Prix en dollars américains. FOB${NB}: la voiture à bord du navire au Japon.`,
  fraud: 'Notre compte bancaire ne change jamais par message.',
  legal: { terms: 'Conditions de vente', privacy: 'Confidentialité', cookies: 'Cookies' },
}
