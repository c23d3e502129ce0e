import { estimate, link, points, slot, terms, text } from '../storefront/content/page-text.ts'
import type { PageText, TextFacts } from '../storefront/content/page-text.ts'
import { howToBuy, payment } from './content-buying-fr.ts'
import type { Content } from './content-en.ts'

const shipping = (facts: TextFacts): PageText => ({
  title: 'Expédition et ports',
  description:
    'Les ports où nous expédions, les pays desservis, le fret au mètre cube depuis le Japon, l’inspection avant exportation, les navires rouliers.',
  heading: 'Expédition',
  lede: 'Les ports où nous expédions depuis le Japon, les pays que chacun dessert, et ce que coûte le transport.',
  sections: [
    { id: 'ports', title: 'Ports et fret', blocks: [slot] },
    {
      id: 'freight',
      title: 'Comment le fret se calcule',
      blocks: [
        text(
          'Le fret est le volume de la voiture en mètres cubes, multiplié par le tarif du port. Le volume est longueur par largeur par hauteur\u00a0; il figure sur la page de chaque voiture, sous Dimensions, «\u00a0volume pour le fret\u00a0». Un tarif peut changer tant que votre proforma n’est pas établie\u00a0; ensuite, le vôtre est ferme jusqu’à la date qui y figure.',
        ),
        terms(
          ['FOB', 'La voiture à bord du navire au Japon. C’est le prix de ce site.'],
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
          'Certains pays n’admettent une voiture d’occasion qu’avec un certificat établi au Japon, qui porte sur son état, son âge, parfois l’absence de terre. Lorsque le tableau indique un montant, l’inspection se fait au Japon avant l’embarquement et s’ajoute à votre prix. Lorsqu’il indique un tiret, nous n’en connaissons pas\u00a0; votre douane a le dernier mot.',
        ),
      ],
    },
    {
      id: 'ship',
      title: 'Le navire roulier',
      blocks: [
        text(
          'Les voitures voyagent sur des navires rouliers\u00a0: elles montent à bord par leurs propres moyens, sont arrimées au pont et redescendent de même dans votre port. Pour cela, la voiture doit pouvoir rouler, freiner et tourner.',
        ),
        points(
          'Rien ne voyage dans la voiture que son équipement\u00a0: roue de secours, cric, outils. Les compagnies refusent les effets personnels et les pièces détachées.',
          'Le réservoir est presque vide, comme la compagnie l’exige. Apportez du carburant pour prendre livraison de la voiture.',
          'Une clé est remise au navire avec la voiture.',
        ),
      ],
    },
    {
      id: 'time',
      title: 'Le temps en mer',
      blocks: [
        text(
          'Dès que votre voiture a sa place sur un navire, nous vous indiquons le nom du navire, sa date de départ et la date à laquelle la compagnie l’attend dans votre port. Si la compagnie change une date, nous vous indiquons la nouvelle.',
        ),
        estimate(
          'Pas de notre fait, simple estimation\u00a0: les compagnies mettent deux à quatre semaines vers la Nouvelle-Zélande et le Pacifique, trois à six vers l’Afrique de l’Est et australe, cinq à huit vers l’Afrique de l’Ouest et centrale et les Caraïbes, à compter de la date de départ.',
        ),
      ],
    },
    {
      id: 'inland',
      title: 'Les pays sans port',
      blocks: [
        text(
          'Le tableau nomme les ports qui les desservent. La voiture y quitte le navire et continue par la route, en transit. Votre transitaire s’occupe des documents de transit et du trajet\u00a0; notre prix s’arrête au port.',
        ),
        link('/how-to-buy', 'Toutes les étapes d’un achat'),
      ],
    },
  ],
})

const company = ({ name }: TextFacts): PageText => ({
  title: 'Qui sommes-nous',
  description: `${name} est un marchand de véhicules au Japon\u00a0: qui nous sommes, où, quand le bureau est ouvert, comment nous décrivons nos voitures et où s’arrête notre travail.`,
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
          'Nous vous envoyons les documents nécessaires pour en prendre livraison.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'Comment nous décrivons une voiture',
      blocks: [
        points(
          'Ce que nous n’avons pas vérifié est indiqué\u00a0: «\u00a0Non constaté\u00a0» n’est pas «\u00a0Bon\u00a0».',
          'À côté d’un prix baissé figure le dernier prix publié, jamais un prix inventé.',
          'Les dessins sont signalés comme illustrations. Une photo montre la voiture elle-même.',
          'Une voiture vendue est affichée comme vendue, une voiture réservée comme réservée.',
        ),
      ],
    },
    {
      id: 'limits',
      title: 'Où s’arrête notre travail',
      blocks: [
        text(
          'Nous vendons la voiture jusqu’à votre port. Nous ne la dédouanons pas chez vous, ne l’immatriculons pas et ne fixons pas les règles de votre pays. Il vous faut pour cela un transitaire, et nous vous disons quels documents il demande.',
        ),
        link('/how-to-buy', 'Comment acheter'),
      ],
    },
  ],
})

const reviews = (): PageText => ({
  title: 'Avis des clients',
  description: 'Ce que les clients écrivent de leur voiture, avec nos réponses, du plus récent au plus ancien.',
  heading: 'Avis des clients',
  lede: 'Ce que les clients écrivent de leur voiture, chacun dans sa langue, du plus récent au plus ancien.',
  sections: [],
})

const forbidden = (): PageText => ({
  title: 'Page sans accès',
  description: '',
  heading: 'Vous n’avez pas accès à cette page',
  lede: 'Elle est réservée aux clients connectés ou à notre personnel. Si vous devriez y avoir accès, appelez-nous ou écrivez-nous.',
  sections: [],
})

export const content: Content = {
  pages: { howToBuy, shipping, payment, company, reviews, forbidden },
  words: {
    onThisPage: 'Sur cette page',
    askUs: 'Posez vos questions',
    askNote: 'Indiquez le numéro de référence (REF) de la voiture et votre port. Demander ne coûte rien.',
    warning: 'Avant tout paiement',
    estimate: 'Simple estimation',
    toStock: 'Aller au stock',
    port: 'Port',
    country: 'Pays',
    serves: 'Pays desservis',
    tariff: 'Fret par m³',
    inspection: 'Inspection',
    onRequest: 'Sur demande',
    none: 'Aucune',
    noPorts:
      'La liste des ports n’est pas encore publiée. Appelez-nous ou écrivez-nous en indiquant votre port\u00a0: nous vous donnons le fret.',
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
    `Exemple\u00a0: une voiture de ${volume}\u00a0m³ pour ${port}, à ${tariff} par m³, revient à ${freight} de fret.`,
  bought: (car) => `Voiture achetée\u00a0: ${car}`,
  reviews: (first, last, total) => `Avis ${first} à ${last} sur ${total}`,
}
