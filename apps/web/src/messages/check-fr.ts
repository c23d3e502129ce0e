import type { CheckTexts } from './check-en.ts'
import { NB } from './format.ts'

export const check: CheckTexts = {
  title: 'Vérifier une facture',
  description: 'Savoir si une facture ou un reçu à notre nom vient de nous, par son code et par son fichier.',
  lede: `Une facture à notre nom${NB}? Vérifiez-la avant de payer. La réponse ne nomme personne.`,
  code: 'Code figurant sur le document',
  codeHint: `Seize lettres et chiffres à côté du carré${NB}: K7Q2-9XVM-3TDA-0PWR.`,
  submit: 'Vérifier le code',
  another: 'Vérifier un autre code',
  verdicts: {
    GENUINE: {
      title: 'Authentique',
      text: `Nous avons émis un document sous ce code, et il est valable. Comparez chaque ligne ci-dessous avec celui que vous avez en main${NB}: un faussaire copie aussi les codes.`,
    },
    SUPERSEDED: {
      title: 'Remplacé',
      text: 'Nous avons émis ce document, puis un autre à sa place. Ne payez pas celui-ci.',
    },
    CANCELLED: { title: 'Annulé', text: 'Nous avons émis ce document, puis l’avons annulé. Ne le payez pas.' },
    LAPSED: {
      title: 'Caduc',
      text: `Nous avons émis ce document, et sa validité est terminée. Ne le payez pas${NB}; demandez-nous-en un nouveau.`,
    },
    UNKNOWN: {
      title: 'Inconnu',
      text: `Nous n’avons émis aucun document sous ce code. Saisissez-le encore une fois${NB}; s’il reste inconnu, ne payez pas et appelez-nous.`,
    },
  },
  kinds: { PROFORMA: 'Facture proforma', FINAL: 'Facture commerciale', RECEIPT: 'Reçu' },
  kind: 'Document',
  number: 'Numéro',
  issuedAt: 'Émis le',
  validUntil: 'Valable jusqu’au',
  endedAt: 'N’est plus valable depuis le',
  total: 'Total',
  account: 'Compte à créditer',
  accountEnds: (signs) => `se termine par ${signs}`,
  replacedBy: 'Le document valable à sa place',
  japan: (moment) => `${moment} au Japon`,
  tooMany: {
    title: 'Trop de codes qui n’existent pas',
    text: 'Depuis votre réseau, beaucoup de codes inexistants ont été essayés. Patientez un peu et réessayez, ou appelez-nous.',
  },
  file: {
    title: 'Comparer votre fichier',
    text: 'Choisissez le PDF tel que vous l’avez reçu, ou déposez-le ici. Il est comparé signe par signe, et n’est pas conservé.',
    choose: 'Choisir le PDF',
    busy: 'Comparaison …',
    GENUINE: { title: 'C’est le fichier que nous avons émis', text: 'Pas un signe n’en a été changé.' },
    ALTERED: {
      title: `Modifié${NB}: ne payez pas`,
      text: 'Ce n’est pas le fichier que nous avons émis sous ce code. Quelqu’un l’a modifié, ou un logiciel l’a enregistré à nouveau. Prenez le document dans votre demande sur notre site, ou appelez le numéro que vous connaissez.',
    },
    failed: 'Le fichier n’a pas pu être comparé. Réessayez.',
    tooBig: 'Ce fichier est plus lourd que tous nos documents.',
  },
  warning: {
    title: 'Avant de payer',
    points: [
      'Notre compte bancaire ne change jamais par message. Un message qui l’annonce ne vient pas de nous.',
      'Le compte est au nom de notre société, jamais d’une personne, et il se termine par les signes que cette page indique.',
      'En cas de différence, appelez-nous au numéro que vous connaissez, pas à celui du message.',
    ],
  },
}
