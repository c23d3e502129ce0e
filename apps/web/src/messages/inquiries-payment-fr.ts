import type { ConsigneeTexts, PaymentTexts } from './inquiries-payment-en.ts'

export const payment: PaymentTexts = {
  title: 'Payer par virement',
  amount: 'Montant',
  account: 'Numéro de compte',
  holder: 'Titulaire du compte',
  bank: 'Banque',
  bankAddress: 'Adresse de la banque',
  swift: 'SWIFT (BIC)',
  reference: 'Référence à indiquer',
  due: (when) => `À payer avant le ${when}.`,
  reserved: (when) => `La voiture vous est réservée jusqu’au ${when}.`,
  copy: 'Copier',
  copyOf: (what) => `Copier\u00a0: ${what}`,
  copied: (what) => `Copié\u00a0: ${what}`,
  byHand: 'Sélectionnez le texte et copiez-le.',
  invoice: 'Télécharger la facture (PDF)',
  compare: 'Ces coordonnées figurent aussi sur la facture. Ne payez sur aucun autre compte.',
}

export const consignee: ConsigneeTexts = {
  title: 'Destinataire et adresse de livraison',
  missing: {
    BUYER: 'Dites-nous qui reçoit la voiture, et où. Tous les documents l’indiquent.',
    SELLER: 'L’acheteur n’a pas encore indiqué d’adresse de livraison.',
  },
  enter: 'Indiquer le destinataire',
  change: 'Modifier le destinataire',
  fixed: 'La facture l’indique. Écrivez-nous s’il faut le modifier.',
  correct: 'Modifier le destinataire',
  firstname: 'Prénom',
  lastname: 'Nom ou société',
  address: 'Adresse de livraison',
  city: 'Ville',
  postalCode: 'Code postal (facultatif)',
  country: 'Pays',
  callingCode: 'Indicatif',
  phone: 'Numéro de téléphone',
  phoneHint: 'L’agent maritime l’appelle à l’arrivée.',
  email: 'E-mail (facultatif)',
  save: 'Enregistrer le destinataire',
}
