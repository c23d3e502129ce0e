import { eventTexts } from '@minato/domain/event-texts-fr'
import type { record as english } from '../en/inquiries-record.ts'
import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')

/** Le journal d’un dossier : chaque sorte d’événement en mots. */
export const record: typeof english = {
  ...eventTexts,
  title: 'Journal de la demande',
  count: (count) => `${number(count)} ${plural(count, 'événement', 'événements')}`,
  all: (count) => `Afficher les ${number(count)}`,
  same: {
    BUYER: 'Voici l’historique de votre demande. Rien ne peut y être modifié ni supprimé.',
    SELLER: 'L’acheteur voit ce journal sans les étapes internes. Rien ne peut y être modifié ni supprimé.',
  },
  verdictThen: 'Verdict d’importation à cette date',
  save: 'Télécharger la copie signée (PDF)',
  saveData: 'Données signées (JSON)',
  you: 'Vous',
  sides: { BUYER: 'Acheteur', SYSTEM: 'Automatique' },
}
