import type { CheckTexts } from '../en/check.ts'
import { NB } from '../format.ts'

export const check: CheckTexts = {
  title: 'Vérifier une facture',
  description: 'Vérifiez par son code et son fichier si une facture ou un reçu à notre nom vient bien de nous.',
  lede: `Une facture à notre nom${NB}? Vérifiez-la avant de payer. Aucune donnée personnelle n’est affichée.`,
  code: 'Code de contrôle',
  codeHint: `Seize lettres et chiffres à côté du QR code${NB}: K7Q2-9XVM-3TDA-0PWR.`,
  submit: 'Vérifier le code',
  another: 'Vérifier un autre code',
  verdicts: {
    GENUINE: {
      title: 'Authentique',
      text: `Nous avons émis un document avec ce code, et il est valable. Comparez chaque ligne ci-dessous avec votre exemplaire${NB}: un code peut aussi être copié.`,
    },
    SUPERSEDED: {
      title: 'Remplacé',
      text: 'Nous avons émis ce document, puis l’avons remplacé. Ne payez pas celui-ci.',
    },
    CANCELLED: { title: 'Annulé', text: 'Nous avons émis ce document, puis l’avons annulé. Ne le payez pas.' },
    LAPSED: {
      title: 'Expiré',
      text: `Nous avons émis ce document, mais il n’est plus valable. Ne le payez pas${NB}; demandez-nous-en un nouveau.`,
    },
    UNKNOWN: {
      title: 'Inconnu',
      text: 'Nous n’avons émis aucun document avec ce code. Vérifiez votre saisie. S’il reste inconnu, ne payez pas et appelez-nous.',
    },
  },
  kinds: { PROFORMA: 'Facture proforma', FINAL: 'Facture commerciale', RECEIPT: 'Reçu' },
  kind: 'Document',
  number: 'Numéro',
  issuedAt: 'Émis le',
  validUntil: 'Valable jusqu’au',
  endedAt: 'N’est plus valable depuis le',
  total: 'Total',
  payment: 'Paiement',
  paidOn: (day) => `Payée en totalité le ${day}`,
  nothingDue: 'Aucun montant n’est dû sur cette facture',
  account: 'Compte à créditer',
  accountEnds: (signs) => `se termine par ${signs}`,
  accountChanging: (signs) =>
    `Notre compte bancaire va changer. Pour ce document, le compte qui se termine par ${signs} reste valable. Si vous avez reçu d’autres coordonnées bancaires, appelez-nous avant de payer.`,
  consigneeChanging:
    'Un changement de destinataire est en attente. Ce document conserve le destinataire qui y est imprimé. Si vous en avez reçu un qui indique un autre destinataire, appelez-nous.',
  replacedBy: 'Remplacé par',
  issued: 'Le document que nous avons émis avec ce code',
  tooMany: {
    title: 'Trop de codes inconnus',
    text: 'Beaucoup de codes inconnus ont été saisis depuis votre réseau. Patientez un peu et réessayez, ou appelez-nous.',
  },
  file: {
    title: 'Comparer votre fichier',
    text: 'Choisissez le PDF tel que vous l’avez reçu, ou déposez-le ici. Nous le comparons octet par octet et ne le conservons pas.',
    choose: 'Choisir le PDF',
    busy: 'Comparaison …',
    verdicts: {
      GENUINE: { title: 'C’est le fichier que nous avons émis', text: 'Il n’a pas été modifié.' },
      ALTERED: {
        title: `Modifié${NB}: ne payez pas`,
        text: 'Ce n’est pas le fichier que nous avons émis avec ce code. Il a été modifié, ou enregistré à nouveau par un logiciel. Téléchargez le document depuis votre demande sur notre site, ou appelez-nous.',
      },
      NOT_OURS: {
        title: `Ce document n’est pas de nous${NB}: ne payez pas`,
        text: 'Nous n’avons pas émis ce fichier, quel que soit son code. Téléchargez le document depuis votre demande sur notre site, ou appelez-nous.',
      },
    },
    failed: 'Le fichier n’a pas pu être comparé. Réessayez.',
    tooBig: 'Ce fichier est plus lourd que tous nos documents.',
  },
  warning: {
    title: 'Avant de payer',
    points: [
      'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous.',
      'Le compte est au nom de notre société, jamais d’une personne, et se termine par les caractères affichés ici.',
      'En cas de différence, appelez-nous au numéro que vous connaissez, pas à celui du message.',
    ],
  },
}
