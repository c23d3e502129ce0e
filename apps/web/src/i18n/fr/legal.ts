import type { Legal, LegalFacts } from '../en/legal.ts'

const seller = ({ name, legalName, address }: LegalFacts) =>
  `${legalName || name}${address && `, ${address.replace(/Japan$/, 'Japon')}`}`
const contact = ({ email }: LegalFacts) =>
  email ? `écrivez à ${email}` : 'utilisez les coordonnées indiquées en bas de page'

export const legal: Legal = {
  terms: {
    title: 'Conditions de vente',
    description:
      'Les conditions auxquelles nous vendons des voitures d’occasion\u00a0: offres, réservation, prix, paiement, expédition, état.',
    text: (facts) => `Ces conditions s’appliquent à chaque voiture vendue sur ce site par ${seller(facts)}.

Voitures et prix

Les prix sont en dollars américains et FOB\u00a0: la voiture à bord du navire au Japon. Le fret, l’inspection avant exportation et l’assurance maritime s’ajoutent selon le port choisi. Les voitures sont proposées sauf vente entre-temps. Un prix du site peut changer tant que votre facture proforma n’est pas établie.

Demandes, offres et réservations

Une demande est gratuite et sans engagement. Une offre est ouverte jusqu’à l’heure indiquée. Une réservation est gratuite et se termine à l’heure indiquée\u00a0; ensuite, la voiture peut revenir à l’acheteur suivant de la liste d’attente.

Contrat

Le contrat de vente est conclu lorsque nous établissons une facture proforma et que votre paiement arrive avant sa date limite. Jusque-là, chaque partie peut renoncer sans frais.

Paiement

Vous payez le total de la facture proforma par virement bancaire en dollars américains, sur le compte qui y est indiqué, et prenez en charge tous les frais bancaires. Notre compte bancaire ne change jamais par message. Si le paiement n’arrive pas à temps, la facture proforma expire et la voiture est remise en vente.

Annulation et remboursement

Si nous ne pouvons pas livrer la voiture, nous remboursons tout ce que vous avez payé. Si vous renoncez après avoir payé, nous remboursons votre paiement, déduction faite des frais déjà engagés pour la voiture, comme le transport, l’inspection et les frais de réservation du navire, avec justificatifs.

État de la voiture

Les voitures sont d’occasion. La page de la voiture, ses photos et sa fiche d’inspection décrivent son état au moment de l’inspection. Ce que nous n’avons pas inspecté est signalé. L’usure normale pour l’âge et le kilométrage n’est pas un défaut. Si la voiture diffère de sa description, prévenez-nous dans les sept jours suivant son retrait, avec des photos.

Expédition et risques

Nous réservons un navire, vous indiquons son nom et ses dates, et vous envoyons les documents. Les dates sont fixées par la compagnie maritime et peuvent changer. Les risques vous sont transférés quand la voiture est à bord du navire au Japon. L’assurance maritime est facultative.

Importation

Vous vous assurez que votre pays accepte la voiture, et payez les droits, taxes, frais portuaires, dédouanement et immatriculation. Nous vous disons ce que nous savons des règles\u00a0; vos autorités décident.

Droit applicable

Le droit japonais s’applique. Les tribunaux de notre siège sont compétents, sauf disposition impérative du droit de la consommation de votre pays.

Contact

Pour toute question sur ces conditions, ${contact(facts)}.`,
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données personnelles nous conservons, pourquoi, combien de temps, qui les reçoit, et comment les obtenir ou les supprimer.',
    text: (facts) => `${seller(facts)} est responsable des données personnelles traitées sur ce site.

Ce que nous conservons

Votre compte\u00a0: nom, adresse e-mail, téléphone, pays, adresse, langue. Vos demandes\u00a0: messages, offres, réservations, factures, preuves de paiement, informations d’expédition et documents. Vos voitures et recherches enregistrées. Pour la sécurité\u00a0: connexions, appareils et adresses réseau.

Pourquoi nous les conservons

Pour vous répondre, vous vendre une voiture, l’expédier et établir ses documents (contrat), pour tenir la comptabilité imposée par la loi (obligation légale), et pour protéger les comptes et détecter la fraude (intérêt légitime). Nous ne vendons aucune donnée, n’affichons pas de publicité et ne vous suivons pas sur d’autres sites.

Qui les reçoit

Notre personnel. Pour un achat\u00a0: banques, compagnies maritimes, sociétés d’inspection, coursiers et autorités, dans la mesure nécessaire à chacun. Les entreprises qui hébergent ce site et envoient ses e-mails suivent nos instructions. Nous sommes au Japon\u00a0: vos données y sont traitées.

Combien de temps

Votre compte, jusqu’à ce que vous le supprimiez. Les documents d’un achat, aussi longtemps que le droit fiscal et commercial l’exige. Les données de sécurité, pour une durée limitée.

Vos droits

Vous pouvez lire et modifier vos données dans Mon compte, les télécharger toutes dans un fichier et y supprimer votre compte. Vous pouvez vous opposer à un usage, en demander la limitation et saisir une autorité de protection des données. Nous devons conserver les documents d’un achat\u00a0; ils restent sans votre compte.

Avis

Si vous écrivez un avis, nous le publions avec le nom que vous choisissez, votre pays et la voiture.

Contact

Pour toute question sur vos données, ${contact(facts)}.`,
  },
  cookies: {
    title: 'Politique relative aux cookies',
    description:
      'Les quelques cookies et le stockage sur appareil que ce site utilise, tous nécessaires, aucun pour le suivi.',
    text: (
      facts,
    ) => `Ce site de ${seller(facts)} n’utilise que les cookies nécessaires à son fonctionnement. Il n’y a ni cookie publicitaire, ni mesure d’audience, ni cookie tiers, donc pas de bandeau.

Les cookies

__Host-sid\u00a0: votre session. Il prend fin à la déconnexion ou après une période d’inactivité.

XSRF-TOKEN\u00a0: protège les formulaires contre les requêtes falsifiées. Il prend fin avec la session.

__Host-flow\u00a0: vous ramène à la bonne page pendant la connexion. Il est conservé quelques minutes.

__Host-known\u00a0: reconnaît un appareil sur lequel vous vous êtes connecté, pour que des tentatives de mot de passe par d’autres ne vous bloquent pas.

locale\u00a0: la langue que vous avez choisie. Il est conservé un an.

Stockage sur votre appareil

Le navigateur garde aussi votre port, les voitures vues récemment, les voitures enregistrées, vos messages non envoyés et vos modifications non enregistrées, ainsi que les pages publiques ouvertes, pour une lecture hors connexion. Ces données restent sur votre appareil, sauf celles que vous envoyez.

Comment les supprimer

Déconnectez-vous pour effacer ce qui est personnel. Supprimez les données du site dans les réglages de votre navigateur pour tout effacer. Le site fonctionne ensuite à nouveau\u00a0; il faudra peut-être vous reconnecter et choisir à nouveau votre port.

Contact

Pour toute question sur les cookies, ${contact(facts)}.`,
  },
}
