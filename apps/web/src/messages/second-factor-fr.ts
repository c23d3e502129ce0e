import { NB } from './format.ts'
import type { SecondFactorTexts } from './second-factor-en.ts'

export const secondFactor: SecondFactorTexts = {
  title: 'Second facteur',
  why: 'Changer vos coordonnées bancaires demande un code d’une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit donc pas.',
  setUp: 'Configurer un second facteur',
  start: 'Continuer',
  scan: 'Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres affichés.',
  qrCode: 'Code QR pour l’application d’authentification',
  secret: `Ou saisissez cette clé dans l’application${NB}:`,
  code: 'Code à usage unique',
  codeHint: 'Six chiffres',
  confirm: 'Activer',
  recovery: 'Codes de secours',
  recoveryText: `Chaque code sert une fois, si vous perdez votre téléphone. Enregistrez-les maintenant${NB}: ils ne seront plus affichés.`,
  saved: 'Je les ai enregistrés',
  on: (since) => `Activé depuis le ${since}`,
  left: (count) => `${count} codes de secours restants`,
  turnOff: 'Désactiver le second facteur',
  off: 'Désactiver',
  offText:
    'Saisissez un code, ou un code de secours. Sans second facteur, vous ne pouvez ni proposer ni approuver de changement.',
  done: 'Second facteur désactivé',
  dialog: {
    title: 'Saisissez votre code',
    text: 'Ouvrez votre application d’authentification et saisissez le code de cette boutique. Un code de secours convient aussi.',
    submit: 'Vérifier le code',
  },
  missing: 'Il vous faut un second facteur pour proposer ou approuver un changement.',
}
