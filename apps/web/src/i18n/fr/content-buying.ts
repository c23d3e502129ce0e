import { link, points, steps, text, warning, slot } from '../page-text.ts'
import type { PageText, TextFacts } from '../page-text.ts'

/** How to buy and how to pay, in French. */

const orCall = ({ phone }: TextFacts) => (phone ? `Appelez le ${phone}` : 'Appelez notre numéro officiel')

export const howToBuy = (facts: TextFacts): PageText => ({
  title: 'Comment acheter une voiture au Japon',
  description:
    'Neuf étapes, de la recherche aux clés\u00a0: prix jusqu’à votre port, demande, offre, réservation, proforma, paiement, expédition. Comment éviter la fraude.',
  heading: 'Comment acheter',
  lede: 'Neuf étapes, de la recherche aux clés. Rien à payer avant la septième.',
  sections: [
    {
      id: 'steps',
      title: 'Étape par étape',
      blocks: [
        steps(
          [
            'Trouver une voiture',
            'Cherchez par marque, modèle, carrosserie, année ou prix, ou saisissez un numéro de référence, un code modèle ou un numéro de châssis. La page de chaque voiture montre ses photos, ses caractéristiques, la fiche d’inspection et l’équipement. Ce que nous n’avons pas inspecté est signalé. Touchez le signet pour enregistrer une voiture, ou enregistrez une recherche pour être averti des nouveautés par e-mail.',
          ],
          [
            'Voir le prix jusqu’à votre port',
            `Les prix sont FOB\u00a0: la voiture à bord du navire au Japon. Choisissez votre pays et votre port une seule fois\u00a0: le calculateur de chaque voiture ajoute le fret, l’inspection avant exportation si votre pays l’exige, et l’assurance maritime si vous la souhaitez${facts.insuranceRate && ` (${facts.insuranceRate} du FOB et du fret)`}. Votre demande reprend les mêmes prix, en dollars américains.`,
          ],
          [
            'Se renseigner sur la voiture',
            'Ouvrez le formulaire depuis la page de la voiture et écrivez votre question. Une demande est créée avec son numéro (N°). Sa page réunit toute la suite\u00a0: messages, montants, documents et votre prochaine étape. C’est gratuit et sans engagement. Une personne répond aux heures de bureau, heure du Japon.',
          ],
          [
            'Faire une offre',
            'Dans votre demande, vous pouvez proposer un prix pour la voiture. Nous l’acceptons, le refusons ou faisons une contre-offre. Chaque offre indique jusqu’à quand elle est ouverte. Un prix accepté est repris aussitôt dans vos montants.',
          ],
          [
            'La réserver',
            'Demandez la réservation dans votre demande\u00a0: elle est gratuite. Votre demande indique jusqu’à quand la voiture est à vous, et le site l’affiche comme réservée. Si un autre acheteur l’a réservée, rejoignez la liste d’attente\u00a0: votre demande indique votre rang, et la voiture vous revient si elle se libère. Si vous renoncez, vous ne devez rien.',
          ],
          [
            'Recevoir la facture proforma',
            'Elle indique votre nom, la voiture avec son numéro de châssis, chaque montant, le total, notre compte bancaire et la date jusqu’à laquelle le prix est ferme. Téléchargez-la depuis votre demande\u00a0; un e-mail vous prévient. Son code de contrôle permet de confirmer qu’elle vient de nous avant de payer.',
          ],
          [
            'Payer et envoyer la preuve',
            'Payez par virement bancaire en dollars américains, avec le numéro de la facture en référence. Envoyez ensuite la preuve du virement dans votre demande, en PDF ou en photo. Nous la vérifions, confirmons votre paiement et indiquons le montant reçu et le reste à payer.',
          ],
          [
            'Suivre l’expédition',
            'Nous radions la voiture au Japon, la dédouanons à l’exportation, la faisons inspecter si votre pays l’exige et réservons sa place sur un navire roulier. Votre demande indique le navire, le port d’embarquement, le départ et l’arrivée prévue. Un e-mail vous prévient si une date change.',
          ],
          [
            'Recevoir les documents et la voiture',
            'La facture définitive et les copies des documents d’expédition sont dans votre demande\u00a0; les originaux, comme le connaissement et le certificat d’exportation, partent par coursier. Choisissez un transitaire avant l’arrivée du navire. Il présente les documents, règle pour vous les droits et les frais portuaires, et retire la voiture. Comparez-la avec ses photos et sa fiche d’inspection avant qu’elle quitte le port, et faites noter chaque différence.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'À vérifier avant de payer',
      blocks: [
        points(
          'Votre pays accepte la voiture. Beaucoup de pays imposent un âge limite, un côté de volant ou une inspection au Japon. Renseignez-vous auprès de votre douane ou de votre transitaire\u00a0; nous vous disons ce que nous savons.',
          'Le numéro de châssis, l’année et le code modèle de la proforma sont ceux de la voiture choisie.',
          'Le total est la somme des lignes, la monnaie est le dollar américain, et le prix est encore ferme.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}, jamais à celui d’une personne.`,
          'Le code de contrôle de la facture est authentique.',
          'Vous pouvez aussi régler les frais après le port, indiqués ci-dessous.',
        ),
        link('/check', 'Vérifier une facture'),
      ],
    },
    {
      id: 'beyond',
      title: 'Non compris dans le prix',
      blocks: [
        text(
          'Notre prix couvre la voiture jusqu’à votre port. Vous payez le reste sur place. Votre transitaire peut vous indiquer les montants avant l’achat.',
        ),
        points(
          'Les droits et taxes de votre pays',
          'Les frais portuaires, et le magasinage si la voiture attend',
          'Les honoraires de votre transitaire',
          'Le transport du port à votre ville',
          'L’immatriculation, les plaques et le contrôle local',
        ),
      ],
    },
    {
      id: 'fraud',
      title: 'Éviter la fraude',
      blocks: [
        warning(
          'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous\u00a0: ne payez pas.',
        ),
        points(
          'Un message en notre nom annonce de «\u00a0nouvelles coordonnées bancaires\u00a0». Comparez le compte avec celui de la facture dans votre demande, jusqu’au dernier chiffre.',
          `Une copie de notre site ou de nos photos vend la même voiture. ${orCall(facts)} et demandez la voiture par son numéro de référence.`,
          'On vous demande des espèces, une carte, un paiement mobile, un mandat ou un compte personnel. Nous n’acceptons que les virements bancaires sur le compte de la société.',
          'On vous presse. Le prix de notre proforma est ferme jusqu’à la date indiquée.',
        ),
        link('/payment-method', 'Comment payer'),
      ],
    },
  ],
})

export const payment = (facts: TextFacts): PageText => ({
  title: 'Paiement par virement bancaire',
  description:
    'Payez par virement en dollars américains sur le compte de votre facture proforma, et envoyez la preuve dans votre demande. Comment vérifier une facture.',
  heading: 'Paiement',
  lede: 'Payez par virement bancaire en dollars américains, sur le compte de votre facture proforma.',
  sections: [
    {
      id: 'account',
      title: 'Où trouver nos coordonnées bancaires',
      blocks: [
        text(
          'Nos coordonnées bancaires sont sur votre facture proforma, et sur cette page une fois que vous êtes connecté. Aucune page publique ne les montre\u00a0: une copie avec un autre compte ne peut donc pas passer pour la nôtre.',
        ),
        warning(
          'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous\u00a0: ne payez pas.',
        ),
        slot,
      ],
    },
    {
      id: 'steps',
      title: 'Comment payer',
      blocks: [
        steps(
          [
            'Vérifier la facture proforma',
            'Vérifiez les noms, la voiture, le numéro de châssis, les montants, le total et la date de paiement, puis son code de contrôle. Si quelque chose est faux, dites-le-nous dans la demande avant de payer\u00a0: nous établissons une nouvelle facture.',
          ],
          [
            'Donner l’ordre de virement',
            'Virez la totalité du montant en dollars américains, depuis un compte à votre nom. Demandez à votre banque de mettre tous les frais à votre charge (OUR), pour que le montant arrive en entier.',
          ],
          [
            'Indiquer le numéro de la facture en référence',
            'Ce numéro nous permet de rattacher votre paiement à votre demande.',
          ],
          [
            'Envoyer la preuve',
            'Ouvrez votre demande et envoyez la copie du virement en PDF ou en photo. Nous la vérifions et vous disons par e-mail si elle est acceptée. La preuve montre que l’argent est en route\u00a0; l’achat est confirmé quand l’argent est arrivé.',
          ],
          [
            'Recevoir votre reçu',
            'Votre demande indique le montant reçu, le reste à payer, et contient le reçu. Si une banque a prélevé des frais en route, vous voyez ce qui reste à payer.',
          ],
        ),
        text(
          'Payez avant la date indiquée sur la facture. Passé cette date, la facture expire et la voiture peut revenir à l’acheteur suivant de la liste d’attente. Demandez-nous un délai si nécessaire.',
        ),
      ],
    },
    {
      id: 'check',
      title: 'Comment vérifier une facture',
      blocks: [
        points(
          'Saisissez son code de contrôle, ou scannez son QR code\u00a0: la page de contrôle indique si la facture vient de nous et si elle est encore valable. Elle peut aussi comparer votre PDF avec celui que nous avons établi.',
          'Elle indique votre nom, ainsi que la référence et le numéro de châssis de la voiture.',
          'Le total additionne le FOB, le fret, l’inspection et l’assurance, moins la remise éventuelle.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}, jamais à celui d’une personne.`,
          `${orCall(facts)} et comparez avec nous le numéro de la facture et les quatre derniers chiffres du compte. Prenez le numéro de téléphone de ce site, pas celui d’un message.`,
        ),
        link('/check', 'Vérifier une facture'),
        text('Dans le doute, ne payez pas. Un jour de retard coûte moins qu’un virement perdu.'),
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous n’acceptons pas',
      blocks: [
        points(
          'Les espèces, au bureau ou par un chauffeur ou un agent',
          'Les cartes, les paiements mobiles, les mandats, les cryptomonnaies',
          'Les virements à une personne, ou sur un compte à un autre nom que le nôtre',
        ),
        text('Toute personne qui vous demande un tel paiement en notre nom n’est pas de chez nous. Prévenez-nous.'),
        link('/how-to-buy', 'Toutes les étapes d’un achat'),
      ],
    },
  ],
})
