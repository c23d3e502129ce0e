import { link, points, steps, text, warning } from '../storefront/content/page-text.ts'
import type { PageText, TextFacts } from '../storefront/content/page-text.ts'

/** How to buy and how to pay, in French. */

const orCall = ({ phone }: TextFacts) => (phone ? `Appelez le ${phone}` : 'Appelez le numéro que vous connaissez')

export const howToBuy = (facts: TextFacts): PageText => ({
  title: 'Comment acheter une voiture au Japon',
  description:
    'Neuf étapes, de la recherche à la clé\u00a0: prix jusqu’à votre port, réservation, facture proforma, virement, navire, papiers. Ce qu’il faut vérifier d’abord, et comment la fraude s’y prend.',
  heading: 'Comment acheter',
  lede: 'Neuf étapes, de la recherche à la clé. Jusqu’à la sixième, il n’y a rien à payer.',
  sections: [
    {
      id: 'steps',
      title: 'Étape par étape',
      blocks: [
        steps(
          [
            'Trouver la voiture',
            'Cherchez par marque, modèle, carrosserie, année ou prix, ou tapez un numéro de référence, un code modèle ou un numéro de châssis. La page d’une voiture montre ses photos, ses chiffres, la fiche d’inspection et l’équipement. Ce que nous n’avons pas vérifié est indiqué.',
          ],
          [
            'Poser vos questions',
            'Appelez-nous ou envoyez un message avec le numéro de référence (REF) de la voiture, votre port et vos questions. Demander ne coûte rien et n’engage à rien. Une personne répond aux heures de bureau, heure du Japon.',
          ],
          [
            'Connaître le prix jusqu’à votre port',
            `Les prix de ce site sont FOB\u00a0: la voiture à bord du navire au Japon. Nous répondons avec le fret jusqu’à votre port, l’inspection si votre pays en demande une avant le navire, et l’assurance maritime si vous la voulez${facts.insuranceRate && `, à ${facts.insuranceRate} du FOB et du fret`}. Chaque montant a sa ligne, en dollars américains.`,
          ],
          [
            'La réserver',
            'Dites-nous que vous voulez la voiture. Nous la retenons pour vous jusqu’au jour et à l’heure que nous vous écrivons, et elle est affichée comme réservée. Si vous ne donnez pas suite, elle est de nouveau en vente et vous ne devez rien.',
          ],
          [
            'Recevoir la facture proforma',
            'Elle porte votre nom, la voiture avec son numéro de châssis, chaque montant, le total, notre compte bancaire et le jour jusqu’auquel le prix est ferme. Donnez-nous votre nom et votre adresse tels qu’ils figurent sur votre passeport ou au registre des sociétés\u00a0: la douane lit les mêmes papiers.',
          ],
          [
            'Payer par virement bancaire',
            'Payez en dollars américains, depuis un compte à votre nom, avec le numéro de la proforma en référence. Envoyez-nous la copie du virement que votre banque vous remet. Nous confirmons quand l’argent est arrivé, et combien.',
          ],
          [
            'La voiture est expédiée',
            'Nous radions la voiture du registre japonais, faisons la douane d’exportation et l’inspection si votre pays la demande, et réservons sa place sur un navire roulier. Vous recevez le nom du navire, le jour du départ et le jour d’arrivée prévu.',
          ],
          [
            'Recevoir les papiers',
            'Connaissement, facture, certificat d’exportation avec sa traduction, certificat d’inspection s’il y en a eu une, et police d’assurance si vous en avez pris une. Ils partent par coursier, et vous recevez le numéro de l’envoi. Gardez une copie de chacun.',
          ],
          [
            'Prendre la voiture',
            'Ayez un transitaire avant l’arrivée du navire. Il présente les papiers, paie pour vous les droits et les frais de port, et sort la voiture. Comparez-la avec ses photos et sa fiche d’inspection avant qu’elle quitte le port, et faites noter chaque différence sur place.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'À vérifier avant de payer',
      blocks: [
        points(
          'Votre pays laisse entrer la voiture\u00a0: beaucoup fixent un âge limite, un côté de volant ou une inspection au Japon. Demandez à votre douane ou à votre transitaire\u00a0; demandez-nous ce que nous savons.',
          'Le numéro de châssis, l’année et le code modèle de la proforma sont ceux de la voiture choisie.',
          'Le total est la somme de ses lignes, la monnaie est le dollar américain, et le jour jusqu’auquel il est ferme n’est pas passé.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}, jamais d’une personne.`,
          'Vous avez de quoi payer ce que notre prix ne comprend pas, ci-dessous.',
        ),
      ],
    },
    {
      id: 'beyond',
      title: 'Ce que notre prix ne comprend pas',
      blocks: [
        text(
          'Nous vendons la voiture jusqu’à votre port. La suite se paie là-bas, par vous, à d’autres\u00a0; votre transitaire peut vous dire les montants avant l’achat.',
        ),
        points(
          'Les droits et taxes de votre pays',
          'Les frais de port, et le magasinage si la voiture attend',
          'Les honoraires de votre transitaire',
          'Le trajet du port à votre ville',
          'L’immatriculation, les plaques et le contrôle local',
        ),
      ],
    },
    {
      id: 'fraud',
      title: 'Comment la fraude s’y prend, et ce qui l’arrête',
      blocks: [
        warning(
          'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous\u00a0: ne payez pas.',
        ),
        points(
          'Quelqu’un écrit en notre nom avec de «\u00a0nouvelles coordonnées bancaires\u00a0». Comparez le compte avec celui de votre proforma, jusqu’au dernier chiffre.',
          `Quelqu’un copie notre nom et nos photos. ${orCall(facts)} et demandez la voiture par son numéro de référence.`,
          'Quelqu’un demande des espèces, une carte, de l’argent mobile, un bureau de transfert ou un compte privé. Nous acceptons les virements sur le compte de la société, rien d’autre.',
          'Quelqu’un vous presse. Le prix de notre proforma est ferme jusqu’au jour qui y figure.',
        ),
        link('/payment-method', 'Comment vérifier une facture'),
      ],
    },
  ],
})

export const payment = (facts: TextFacts): PageText => ({
  title: 'Paiement par virement bancaire',
  description:
    'Une seule façon de payer\u00a0: un virement en dollars américains sur le compte de votre facture proforma. Comment payer, comment vérifier une facture, et pourquoi notre compte ne change jamais par message.',
  heading: 'Paiement',
  lede: 'Une seule façon de payer\u00a0: un virement bancaire en dollars américains, sur le compte de votre facture proforma.',
  sections: [
    {
      id: 'account',
      title: 'Où sont nos coordonnées bancaires',
      blocks: [
        text(
          'Sur votre facture proforma, visible une fois connecté, et nulle part ailleurs. Cette page n’en montre pas, à dessein\u00a0: personne ne peut ainsi vous envoyer vers une copie avec un autre compte.',
        ),
        warning(
          'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous\u00a0: ne payez pas.',
        ),
      ],
    },
    {
      id: 'steps',
      title: 'Comment payer',
      blocks: [
        steps(
          [
            'Vérifier la proforma',
            'Nom, voiture, numéro de châssis, montants, total, et le jour jusqu’auquel elle est ferme. Si un mot ou un chiffre est faux, dites-le-nous d’abord\u00a0: nous en établissons une nouvelle.',
          ],
          [
            'Ordonner le virement',
            'En dollars américains, le total entier, depuis un compte à votre nom. Demandez à votre banque de mettre tous les frais à votre charge (OUR), pour que le montant arrive entier.',
          ],
          [
            'Nommer la proforma',
            'Son numéro est la référence du virement. C’est par lui que nous retrouvons votre paiement.',
          ],
          [
            'Nous envoyer la preuve',
            'La copie du virement remise par votre banque, en image ou en PDF, par message. Elle montre que l’argent est en route\u00a0; la voiture est à vous quand l’argent est là.',
          ],
          [
            'Recevoir la confirmation',
            'Nous vous écrivons combien est arrivé, et quel jour. Si une banque a retenu une part en route, nous nommons ce qui reste à payer.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'Comment vérifier une facture',
      blocks: [
        points(
          'Elle porte votre nom, et la voiture par sa référence et son numéro de châssis.',
          'Le total est le FOB, le fret, l’inspection et l’assurance, moins la remise s’il y en a une. Refaites l’addition.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}. Un nom privé n’est jamais le bon.`,
          'Le compte est le même que sur tout ce que nous vous avons déjà envoyé, jusqu’au dernier chiffre.',
          `${orCall(facts)} et lisez-nous le numéro de la facture et les quatre derniers chiffres du compte. Prenez le numéro de téléphone sur ce site, non dans le message dont vous doutez.`,
        ),
        text('Dans le doute, ne payez pas. Une voiture qui attend un jour coûte moins qu’un virement perdu.'),
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous n’acceptons pas',
      blocks: [
        points(
          'Les espèces, au bureau ou par un chauffeur ou un agent',
          'Les cartes, l’argent mobile, les bureaux de transfert, les cryptomonnaies',
          'Les virements à une personne, ou à un compte à un autre nom que le nôtre',
        ),
        text('Qui vous demande l’un d’eux en notre nom n’est pas de chez nous. Dites-le-nous.'),
        link('/how-to-buy', 'Toutes les étapes d’un achat'),
      ],
    },
  ],
})
