import { NB } from '../format.ts'
import type { SecondFactorTexts } from '../en/second-factor.ts'

export const secondFactor: SecondFactorTexts = {
  title: 'Double authentification',
  why: 'Changer vos coordonnées bancaires demande un code d’une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit donc pas.',
  setUp: 'Configurer la double authentification',
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
  left: (count) => `${count} ${count < 2 ? 'code de secours restant' : 'codes de secours restants'}`,
  turnOff: 'Désactiver la double authentification',
  off: 'Désactiver',
  offText:
    'Saisissez un code, ou un code de secours. Sans double authentification, vous ne pouvez ni proposer ni approuver de changement.',
  done: 'Double authentification désactivée',
  dialog: {
    title: 'Saisissez votre code',
    text: 'Ouvrez votre application d’authentification et saisissez le code de cette boutique. Un code de secours convient aussi.',
    submit: 'Vérifier le code',
  },
  missing: 'Activez la double authentification pour proposer ou approuver un changement.',
}
