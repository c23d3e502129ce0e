import { estimate, link, points, slot, steps, terms, text } from '../page-text.ts'
import type { PageText, TextFacts } from '../page-text.ts'
import { howToBuy, payment } from './content-buying.ts'
import type { Content } from '../en/content.ts'

const shipping = (facts: TextFacts): PageText => ({
  title: 'Expédition et ports',
  description:
    'Les ports où nous expédions, les pays desservis, le fret au mètre cube depuis le Japon, l’inspection avant exportation, les étapes d’une expédition et ses documents.',
  heading: 'Expédition',
  lede: 'Les ports où nous expédions depuis le Japon, les pays que chacun dessert, et les tarifs.',
  sections: [
    { id: 'ports', title: 'Ports et fret', blocks: [slot] },
    {
      id: 'freight',
      title: 'Comment le fret est calculé',
      blocks: [
        text(
          'Le fret est le volume de la voiture en mètres cubes, multiplié par le tarif du port. Le volume est longueur × largeur × hauteur\u00a0; la page de chaque voiture l’indique sous Dimensions. Le calculateur de la page fait ce calcul pour votre port et montre chaque montant. Un tarif peut changer tant que votre facture proforma n’est pas établie\u00a0; ensuite, votre prix est ferme jusqu’à la date indiquée.',
        ),
        terms(
          [
            'FOB',
            'La voiture à bord du navire au Japon. Les prix de ce site sont FOB tant que vous n’avez pas choisi de port.',
          ],
          ['C&F', 'Le FOB, le fret jusqu’à votre port, et l’inspection s’il y en a une.'],
          [
            'CIF',
            `Le C&F et l’assurance maritime${facts.insuranceRate && `, à ${facts.insuranceRate} du FOB et du fret`}. L’assurance est facultative.`,
          ],
        ),
      ],
    },
    {
      id: 'inspection',
      title: 'Inspection avant exportation',
      blocks: [
        text(
          'Certains pays n’acceptent une voiture d’occasion qu’avec un certificat établi au Japon sur son état, son âge ou sa propreté. Lorsque le tableau indique un montant, l’inspection a lieu au Japon avant l’embarquement et s’ajoute à votre prix. Lorsqu’il indique un tiret, nous ne connaissons pas de telle règle\u00a0; votre douane décide.',
        ),
      ],
    },
    {
      id: 'steps',
      title: 'Votre expédition, étape par étape',
      blocks: [
        steps(
          [
            'Achat confirmé',
            'Quand votre paiement est arrivé, nous radions la voiture, la dédouanons à l’exportation et la faisons inspecter si votre pays l’exige.',
          ],
          [
            'Navire réservé',
            'Votre demande indique le navire, la compagnie, le port d’embarquement, le départ et l’arrivée prévue. Un e-mail vous prévient si une date change\u00a0; les dates précédentes restent visibles.',
          ],
          [
            'En mer',
            'La voiture voyage sur un navire roulier. La facture définitive et les copies des documents d’expédition sont dans votre demande.',
          ],
          [
            'Arrivée',
            'Votre demande indique que l’arrivée approche. Votre transitaire présente les documents originaux au port et retire la voiture.',
          ],
        ),
        estimate(
          'Durées habituelles en mer, à compter du départ\u00a0: deux à quatre semaines vers la Nouvelle-Zélande et le Pacifique, trois à six vers l’Afrique de l’Est et australe, cinq à huit vers l’Afrique de l’Ouest et centrale et les Caraïbes. La compagnie maritime décide.',
        ),
      ],
    },
    {
      id: 'documents',
      title: 'Documents',
      blocks: [
        text(
          'Chaque document peut être téléchargé dans votre demande dès qu’il est disponible. Les originaux partent par coursier à l’adresse que vous nous indiquez.',
        ),
        points(
          'Facture proforma, facture définitive et reçus, chacun avec un code de contrôle',
          'Connaissement, nécessaire à votre transitaire pour retirer la voiture',
          'Certificat d’exportation avec sa traduction anglaise',
          'Certificat d’inspection, si votre pays l’exige',
          'Police d’assurance, si vous avez choisi l’assurance maritime',
        ),
      ],
    },
    {
      id: 'ship',
      title: 'Le navire roulier',
      blocks: [
        text(
          'Les voitures montent à bord par leurs propres moyens, sont arrimées au pont et redescendent dans votre port. La voiture doit pouvoir démarrer, freiner et tourner.',
        ),
        points(
          'Seul son équipement voyage dans la voiture\u00a0: roue de secours, cric, outils. Les compagnies refusent les effets personnels et les pièces détachées.',
          'Le réservoir est presque vide, comme la compagnie l’exige. Apportez du carburant pour retirer la voiture.',
          'Une clé voyage avec la voiture.',
        ),
      ],
    },
    {
      id: 'inland',
      title: 'Les pays sans port',
      blocks: [
        text(
          'Le tableau nomme les ports qui les desservent. La voiture y quitte le navire et continue par la route, en transit. Votre transitaire organise les documents de transit et le transport\u00a0; notre prix s’arrête au port.',
        ),
        link('/how-to-buy', 'Toutes les étapes d’un achat'),
      ],
    },
  ],
})

const company = ({ name }: TextFacts): PageText => ({
  title: 'Qui sommes-nous',
  description: `${name} est un marchand de véhicules au Japon\u00a0: qui nous sommes, où, quand le bureau est ouvert, comment nous décrivons nos voitures et ce que notre prix comprend.`,
  heading: `Qui est ${name}`,
  lede: 'Un marchand de véhicules au Japon, qui vend des voitures d’occasion à l’étranger et les expédie.',
  sections: [
    { id: 'facts', title: 'La société', blocks: [slot] },
    {
      id: 'work',
      title: 'Ce que nous faisons',
      blocks: [
        points(
          'Nous achetons des voitures d’occasion au Japon, les décrivons et les montrons ici avec un prix FOB en dollars américains.',
          'Nous répondons aux questions, calculons le prix jusqu’à votre port et réservons une voiture le temps que vous décidiez.',
          'Nous dédouanons la voiture à l’exportation, la faisons inspecter si votre pays l’exige et l’embarquons.',
          'Nous vous envoyons les documents nécessaires pour la retirer.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'Comment nous décrivons une voiture',
      blocks: [
        points(
          'Ce que nous n’avons pas inspecté est signalé, et ne compte jamais comme bon.',
          'À côté d’un prix baissé figure le dernier prix publié, jamais un prix inventé.',
          'Les dessins sont signalés comme illustrations. Une photo montre la voiture elle-même.',
          'Une voiture vendue est affichée comme vendue, une voiture réservée comme réservée.',
        ),
      ],
    },
    {
      id: 'limits',
      title: 'Ce qui vous revient',
      blocks: [
        text(
          'Notre prix couvre la voiture jusqu’à votre port. Nous ne la dédouanons pas chez vous, ne l’immatriculons pas et ne décidons pas des règles de votre pays. Un transitaire s’en charge, et nous vous disons quels documents il lui faut.',
        ),
        link('/how-to-buy', 'Comment acheter'),
      ],
    },
  ],
})

const reviews = (): PageText => ({
  title: 'Avis des clients',
  description: 'Ce que les clients disent de leur voiture, avec nos réponses, du plus récent au plus ancien.',
  heading: 'Avis des clients',
  lede: 'Ce que les clients disent de leur voiture, chacun dans sa langue, du plus récent au plus ancien.',
  sections: [],
})

const forbidden = (): PageText => ({
  title: 'Page sans accès',
  description: '',
  heading: 'Vous n’avez pas accès à cette page',
  lede: 'Elle est réservée aux clients connectés ou à notre personnel. S’il vous faut cet accès, contactez-nous.',
  sections: [],
})

export const content: Content = {
  pages: { howToBuy, shipping, payment, company, reviews, forbidden },
  words: {
    onThisPage: 'Sur cette page',
    askUs: 'Posez vos questions',
    askNote: 'Indiquez le numéro de référence (REF) de la voiture et votre port. C’est gratuit.',
    warning: 'Avant de payer',
    estimate: 'Simple estimation',
    toStock: 'Voir toutes les voitures',
    port: 'Port',
    serves: 'Pays desservis',
    tariff: 'Fret par m³',
    inspection: 'Inspection',
    onRequest: 'Sur demande',
    none: 'Aucune',
    noPorts:
      'Aucun port n’est encore publié. Contactez-nous en indiquant votre port\u00a0: nous vous donnerons le fret.',
    unpaged: 'Il n’y a pas encore d’avis.',
    answer: 'Notre réponse',
    founded: 'Fondée en',
    companyName: 'Raison sociale',
    phone: 'Téléphone',
    email: 'E-mail',
    ports: 'Ports desservis',
    stock: 'Voitures en stock',
    noFacts: 'Les informations sur la société ne sont pas encore publiées.',
  },
  example: (volume, tariff, port, freight) =>
    `Exemple\u00a0: le fret d’une voiture de ${volume}\u00a0m³ vers ${port}, à ${tariff} par m³, est de ${freight}.`,
  bought: (car) => `Voiture achetée\u00a0: ${car}`,
  reviews: (first, last, total) => `Avis ${first} à ${last} sur ${total}`,
}
