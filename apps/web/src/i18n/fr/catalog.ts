import type { CatalogTexts } from '../en/catalog.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')
const cars = (count: number) => `${number(count)}${NB}${plural(count, 'voiture', 'voitures')}`
const stillHas = (count: number) =>
  `${cars(count)} ${plural(count, 'utilise', 'utilisent')} encore ce nom. Fusionnez plutôt.`

export const catalog: CatalogTexts = {
  name: 'Nom',
  description: 'Description',
  year: 'Année',
  yearHint: 'L’année de sortie, si nécessaire.',
  logo: 'Logo',
  logoHint: `JPG ou PNG, 1${NB}Mo au plus.`,
  logoChoose: 'Choisir un logo',
  logoOf: (name) => `Logo de ${name}`,
  logoSending: (percent) => `Envoi, ${number(percent)}${NB}%`,
  logoOff: 'Retirer le logo',
  hasLogo: 'Avec logo',
  brands: 'Marques',
  models: 'Modèles',
  trims: 'Codes modèle',
  cars: 'En vente',
  carsOf: (count) => cars(count),
  carsForSale: (count) => `${cars(count)} en vente`,
  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Enregistré',
  merge: 'Fusionner avec …',
  remove: 'Supprimer',
  details: 'Détails',
  kinds: {
    brand: {
      add: 'Nouvelle marque',
      create: 'Créer la marque',
      made: 'Marque créée',
      query: 'Chercher une marque',
      empty: 'Aucune marque pour l’instant. Chaque voiture a une marque, un modèle et un code modèle.',
      nothing: 'Aucune marque trouvée.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'Ses modèles et codes modèle sont supprimés aussi. C’est définitif.',
      removed: 'Marque supprimée',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec une autre marque`,
      into: 'Marque à conserver',
    },
    model: {
      add: 'Nouveau modèle',
      create: 'Créer le modèle',
      made: 'Modèle créé',
      query: 'Chercher un modèle',
      empty: 'Cette marque n’a pas encore de modèle.',
      nothing: 'Aucun modèle trouvé.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'Ses codes modèle sont supprimés aussi. C’est définitif.',
      removed: 'Modèle supprimé',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec un autre modèle`,
      into: 'Modèle à conserver',
    },
    trim: {
      add: 'Nouveau code modèle',
      create: 'Créer le code modèle',
      made: 'Code modèle créé',
      query: 'Chercher un code modèle',
      empty: 'Ce modèle n’a pas encore de code modèle.',
      nothing: 'Aucun code modèle trouvé.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'C’est définitif.',
      removed: 'Code modèle supprimé',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec un autre code modèle`,
      into: 'Code modèle à conserver',
    },
  },
  many: {
    mergeTitle: (count) => `Fusionner ${number(count)}${NB}entrées en une seule`,
    merged: (count) => `Fusionnées${NB}: ${number(count)}`,
    removeTitle: (count) => `Supprimer ${number(count)}${NB}${plural(count, 'entrée', 'entrées')}${NB}?`,
    removed: (count) => `Supprimées${NB}: ${number(count)}`,
    removeText: 'Tout ce qui en dépend est aussi supprimé. C’est définitif.',
    stillUsed: 'Les entrées qui ont encore des voitures sont conservées.',
  },
  joining: {
    submit: 'Fusionner',
    before: 'Choisissez l’élément à conserver pour voir ce qui sera déplacé.',
    looking: 'Recherche de ce qui serait déplacé …',
    failed: 'Impossible de vérifier ce qui serait déplacé. Réessayez.',
    unseen: 'Attendez que les voitures concernées soient affichées ci-dessous. Une fusion est définitive.',
    moves: (count, name) =>
      count === 0
        ? `Aucune voiture ne passe à ${name}.`
        : `${cars(count)} ${plural(count, 'passe', 'passent')} à ${name}.`,
    done: (count, name) =>
      count === 0
        ? `Fusionné avec ${name}`
        : `Fusionné${NB}: ${cars(count)} ${plural(count, 'passée', 'passées')} à ${name}`,
    movedModels: 'Modèles déplacés',
    joinedModels: 'Modèles fusionnés avec ceux du même nom',
    movedTrims: 'Codes modèle déplacés',
    joinedTrims: 'Codes modèle fusionnés avec ceux du même nom',
    after: (name) => `Les liens, voitures et recherches enregistrées de ${name} mèneront à l’autre.`,
    final: 'C’est définitif.',
    alone: 'Il n’y a rien d’autre avec quoi fusionner.',
  },
}
