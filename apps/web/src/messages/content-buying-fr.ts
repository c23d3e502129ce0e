import { link, points, steps, text, warning, slot } from '../storefront/content/page-text.ts'
import type { PageText, TextFacts } from '../storefront/content/page-text.ts'

/** How to buy and how to pay, in French. */

const orCall = ({ phone }: TextFacts) => (phone ? `Appelez le ${phone}` : 'Appelez le numéro que vous connaissez')

export const howToBuy = (facts: TextFacts): PageText => ({
  title: 'Comment acheter une voiture au Japon',
  description:
    'Neuf étapes, de la recherche aux clés\u00a0: prix jusqu’à votre port, réservation, facture proforma, virement, navire, documents. Et comment éviter la fraude.',
  heading: 'Comment acheter',
  lede: 'Neuf étapes, de la recherche à la remise des clés. Avant la sixième, il n’y a rien à payer.',
  sections: [
    {
      id: 'steps',
      title: 'Étape par étape',
      blocks: [
        steps(
          [
            'Trouver la voiture',
            'Cherchez par marque, modèle, carrosserie, année ou prix, ou saisissez un numéro de référence, un code modèle ou un numéro de châssis. La page d’une voiture montre ses photos, ses caractéristiques, la fiche d’inspection et l’équipement. Ce que nous n’avons pas vérifié est indiqué.',
          ],
          [
            'Poser vos questions',
            'Appelez-nous ou envoyez un message avec le numéro de référence (REF) de la voiture, votre port et vos questions. Demander ne coûte rien et n’engage à rien. Une personne répond aux heures de bureau, heure du Japon.',
          ],
          [
            'Connaître le prix rendu dans votre port',
            `Les prix de ce site sont FOB\u00a0: la voiture à bord du navire au Japon. Nous vous indiquons le fret jusqu’à votre port, l’inspection si votre pays en exige une avant l’embarquement, et l’assurance maritime si vous la souhaitez${facts.insuranceRate && `, à ${facts.insuranceRate} du FOB et du fret`}. Chaque montant figure sur sa propre ligne, en dollars américains.`,
          ],
          [
            'La réserver',
            'Dites-nous que vous voulez la voiture. Nous la réservons pour vous jusqu’à la date et à l’heure que nous vous indiquons par écrit, et elle est affichée comme réservée. Si vous ne donnez pas suite, elle est de nouveau en vente et vous ne devez rien.',
          ],
          [
            'Recevoir la facture proforma',
            'Elle indique votre nom, la voiture avec son numéro de châssis, chaque montant, le total, notre compte bancaire et la date jusqu’à laquelle le prix est ferme. Donnez-nous votre nom et votre adresse tels qu’ils figurent sur votre passeport ou au registre des sociétés\u00a0: la douane les compare.',
          ],
          [
            'Payer par virement bancaire',
            'Payez en dollars américains, depuis un compte à votre nom, avec le numéro de la proforma en référence. Envoyez-nous la copie de l’ordre de virement remise par votre banque. Nous vous confirmons l’arrivée de l’argent et le montant reçu.',
          ],
          [
            'La voiture est expédiée',
            'Nous radions la voiture du registre japonais, la dédouanons à l’exportation, la faisons inspecter si votre pays l’exige et réservons sa place sur un navire roulier. Vous recevez le nom du navire, la date de départ et la date d’arrivée prévue.',
          ],
          [
            'Recevoir les documents',
            'Connaissement, facture, certificat d’exportation avec sa traduction, certificat d’inspection s’il y en a eu une, et police d’assurance si vous en avez souscrit une. Ils partent par coursier, et vous recevez le numéro de suivi. Gardez une copie de chacun.',
          ],
          [
            'Prendre livraison de la voiture',
            'Choisissez un transitaire avant l’arrivée du navire. Il présente les documents, règle pour vous les droits et les frais de port, et sort la voiture. Comparez-la avec ses photos et sa fiche d’inspection avant qu’elle quitte le port, et faites noter chaque différence sur place.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'À vérifier avant de payer',
      blocks: [
        points(
          'Votre pays laisse entrer la voiture\u00a0: beaucoup de pays imposent un âge limite, un côté de volant ou une inspection au Japon. Renseignez-vous auprès de votre douane ou de votre transitaire\u00a0; demandez-nous ce que nous en savons.',
          'Le numéro de châssis, l’année et le code modèle de la proforma sont ceux de la voiture choisie.',
          'Le total est la somme des lignes, la monnaie est le dollar américain, et la date jusqu’à laquelle il est ferme n’est pas passée.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}, jamais à celui d’une personne.`,
          'Vous pouvez aussi payer ce que notre prix ne comprend pas\u00a0; la liste est ci-dessous.',
        ),
      ],
    },
    {
      id: 'beyond',
      title: 'Ce que notre prix ne comprend pas',
      blocks: [
        text(
          'Nous vendons la voiture jusqu’à votre port. La suite est à votre charge et se règle sur place, à d’autres que nous\u00a0; votre transitaire peut vous indiquer les montants avant l’achat.',
        ),
        points(
          'Les droits et taxes de votre pays',
          'Les frais de port, et le magasinage si la voiture attend',
          'Les honoraires de votre transitaire',
          'Le transport du port à votre ville',
          'L’immatriculation, les plaques et le contrôle local',
        ),
      ],
    },
    {
      id: 'fraud',
      title: 'Comment les fraudeurs s’y prennent, et ce qui les arrête',
      blocks: [
        warning(
          'Notre compte bancaire ne change jamais par message. Un message qui le dit ne vient pas de nous\u00a0: ne payez pas.',
        ),
        points(
          'Quelqu’un écrit en notre nom avec de «\u00a0nouvelles coordonnées bancaires\u00a0». Comparez le compte avec celui de votre proforma, jusqu’au dernier chiffre.',
          `Quelqu’un copie notre nom et nos photos. ${orCall(facts)} et demandez la voiture par son numéro de référence.`,
          'Quelqu’un demande des espèces, un paiement par carte ou par téléphone mobile, un mandat ou un virement sur un compte personnel. Nous n’acceptons que les virements sur le compte de la société.',
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
    'Une seule façon de payer\u00a0: un virement en dollars sur le compte de votre facture proforma. Comment payer, et comment vérifier une facture.',
  heading: 'Paiement',
  lede: 'Une seule façon de payer\u00a0: un virement bancaire en dollars américains, sur le compte de votre facture proforma.',
  sections: [
    {
      id: 'account',
      title: 'Où sont nos coordonnées bancaires',
      blocks: [
        text(
          'Sur votre facture proforma. Aucune page que tout le monde peut lire ne les montre, à dessein\u00a0: personne ne peut ainsi vous envoyer vers une copie portant un autre compte.',
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
            'Vérifier la proforma',
            'Nom, voiture, numéro de châssis, montants, total, et la date jusqu’à laquelle elle est ferme. Si un mot ou un chiffre est faux, dites-le-nous d’abord\u00a0: nous en établissons une nouvelle.',
          ],
          [
            'Donner l’ordre de virement',
            'En dollars américains, pour la totalité du montant, depuis un compte à votre nom. Demandez à votre banque de mettre tous les frais à votre charge (OUR), pour que le montant arrive en entier.',
          ],
          [
            'Indiquer le numéro de la proforma',
            'Ce numéro est la référence du virement. C’est grâce à lui que nous retrouvons votre paiement.',
          ],
          [
            'Nous envoyer la preuve',
            'La copie du virement remise par votre banque, en image ou en PDF, par message. Elle montre que l’argent est en route\u00a0; la voiture est à vous quand l’argent est arrivé.',
          ],
          [
            'Recevoir la confirmation',
            'Nous vous écrivons quel montant est arrivé, et à quelle date. Si une banque a prélevé des frais en route, nous vous indiquons ce qui reste à payer.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'Comment vérifier une facture',
      blocks: [
        points(
          'Elle indique votre nom, ainsi que la référence et le numéro de châssis de la voiture.',
          'Le total additionne le FOB, le fret, l’inspection et l’assurance, moins la remise s’il y en a une. Refaites l’addition.',
          `Le compte est au nom de notre société${facts.legalName && ` (${facts.legalName})`}. Un nom de personne n’est jamais le bon.`,
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
          'Les cartes, les paiements par téléphone mobile, les mandats, les cryptomonnaies',
          'Les virements à une personne, ou sur un compte à un autre nom que le nôtre',
        ),
        text('Quiconque vous demande un tel paiement en notre nom n’est pas de chez nous. Prévenez-nous.'),
        link('/how-to-buy', 'Toutes les étapes d’un achat'),
      ],
    },
  ],
})
