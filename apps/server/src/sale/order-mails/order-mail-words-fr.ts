import type { OrderMailWords } from './order-mail-catalogue.ts'

export const fr: OrderMailWords = {
  renewsOn: 'Il se renouvelle le {date}, sauf si vous annulez le renouvellement avant cette date.',
  plusTax: '{price} plus taxes',
  nothingDue: 'Rien à payer',
  lines: {
    number: 'Numéro du reçu',
    date: 'Date',
    product: 'Produit',
    starts: 'Début',
    card: 'Payé avec',
    price: 'Prix',
    fee: 'Frais de service',
    discount: 'Code promo {code}',
    credit: 'Matchs que vous avez déjà achetés',
    tax: 'Taxes',
    total: 'Total',
    refunded: 'Remboursé',
  },
  taxNumber: 'Numéro fiscal\u00a0: {number}',
  paidWith: '{brand} se terminant par {last4}',
  bought: {
    title: 'C’est à vous',
    titleFor: 'C’est à vous, {name}',
    upcoming:
      '«\u00a0{product}\u00a0» est à vous. Coup d’envoi\u00a0: {when}. Revenez alors par le même lien.',
    open: '«\u00a0{product}\u00a0» est à vous, et vous pouvez le regarder dès maintenant.',
    watch: 'Regarder',
    game: 'Ouvrir le match',
    games: 'Voir les matchs',
    calendar: 'Ajouter au calendrier',
    receipt: 'Imprimer le reçu',
    passwordText:
      'Vous pouvez regarder dans le navigateur où vous avez payé. Pour regarder ailleurs, choisissez un mot de passe dans l’heure\u00a0; plus tard, la page de connexion vous enverra un autre lien.',
    password: 'Choisir un mot de passe',
    stranger:
      'Si vous n’avez rien acheté, quelqu’un a saisi votre adresse par erreur, et rien ne vous a été débité.',
  },
  mails: {
    receipt: {
      subject: 'Votre reçu de {channel}\u00a0: {product}',
      text: 'Merci. «\u00a0{product}\u00a0» est à vous, et voici votre reçu.',
      button: 'Ouvrir le reçu',
    },
    gift_receipt: {
      subject: 'Votre reçu de {channel}\u00a0: un cadeau, {product}',
      text: 'Merci. Votre cadeau est en route\u00a0: nous avons envoyé un lien pour ouvrir «\u00a0{product}\u00a0». Dans vos commandes, vous voyez quand il est ouvert\u202f; d’ici là, vous pouvez le renvoyer ou le reprendre. Voici votre reçu.',
      button: 'Ouvrir le reçu',
    },
    group_receipt: {
      subject: 'Votre reçu de {channel}\u00a0: {product} pour un groupe',
      text: 'Merci. Les {seats} liens pour «\u00a0{product}\u00a0» sont dans vos commandes\u00a0: partagez-en un par personne. Chaque lien ne sert qu’une fois, et vous voyez combien sont ouverts. Voici votre reçu.',
      button: 'Voir les liens',
    },
    renewed: {
      subject: '«\u00a0{product}\u00a0» est renouvelé',
      text: 'Votre abonnement «\u00a0{product}\u00a0» est renouvelé et payé. Voici votre reçu.',
      button: 'Ouvrir le reçu',
    },
    trial_over: {
      subject: 'Votre essai gratuit est terminé\u00a0: «\u00a0{product}\u00a0» continue',
      text: 'Votre essai gratuit est terminé et le premier paiement pour «\u00a0{product}\u00a0» a été effectué. Voici votre reçu.',
      button: 'Ouvrir le reçu',
    },
    trial_started: {
      subject: 'Votre essai gratuit de «\u00a0{product}\u00a0» a commencé',
      text: '«\u00a0{product}\u00a0» est gratuit pour vous jusqu’au {date}. Ensuite, {price} seront débités de votre carte, puis à chaque période, sauf si vous annulez le renouvellement dans votre profil avant cette date.',
      button: 'Voir vos commandes',
    },
    trial_ends: {
      subject: 'Votre essai gratuit de «\u00a0{product}\u00a0» se termine le {date}',
      text: 'Votre essai gratuit se termine le {date}. Si vous ne faites rien, «\u00a0{product}\u00a0» continue et {price} seront débités de votre carte. Si vous ne le souhaitez pas, annulez le renouvellement avant\u00a0: rien ne sera débité.',
      button: 'Garder ou annuler',
    },
    renewal_ahead: {
      subject: '«\u00a0{product}\u00a0» se renouvelle le {date}',
      text: 'Votre abonnement «\u00a0{product}\u00a0» se renouvelle le {date} pour 12 mois, et {price} seront débités de votre carte. Si vous ne le souhaitez pas, annulez le renouvellement avant cette date.',
      button: 'Garder ou annuler',
    },
    payment_failed: {
      subject: 'Le renouvellement de «\u00a0{product}\u00a0» n’a pas été payé',
      text: 'Votre carte a été refusée au moment de renouveler «\u00a0{product}\u00a0» pour {price}. Votre accès reste ouvert jusqu’au {date}. Payez maintenant pour le garder.',
      button: 'Payer maintenant',
      otherwise: 'Si vous avez payé entre-temps, ignorez ce courriel.',
    },
    authentication_needed: {
      subject: 'Veuillez confirmer le renouvellement de «\u00a0{product}\u00a0»',
      text: 'Votre banque vous demande de confirmer le paiement de {price} avant que «\u00a0{product}\u00a0» soit renouvelé. Votre accès reste ouvert jusqu’au {date}. Confirmez maintenant pour le garder.',
      button: 'Confirmer le paiement',
      otherwise: 'Si vous l’avez confirmé entre-temps, ignorez ce courriel.',
    },
    refunded: {
      subject: 'Nous avons remboursé «\u00a0{product}\u00a0»',
      text: 'Nous vous avons rendu {amount} pour «\u00a0{product}\u00a0». Votre banque peut mettre jusqu’à 10 jours à l’afficher. La commande prend fin avec ce remboursement.',
      button: 'Ouvrir le reçu',
    },
    partly_refunded: {
      subject: 'Nous avons remboursé une partie de «\u00a0{product}\u00a0»',
      text: 'Nous vous avons rendu {amount} sur les {total} que vous avez payés pour «\u00a0{product}\u00a0». Votre banque peut mettre jusqu’à 10 jours à l’afficher. Ce que vous avez acheté reste ouvert.',
      button: 'Ouvrir le reçu',
    },
    cancelled: {
      subject: 'Le renouvellement de «\u00a0{product}\u00a0» est annulé',
      text: '«\u00a0{product}\u00a0» reste ouvert pour vous jusqu’au {date}, puis prend fin. Rien d’autre ne sera débité.',
      button: 'Voir vos commandes',
    },
    ended: {
      subject: 'Votre abonnement «\u00a0{product}\u00a0» a pris fin',
      text: 'Votre abonnement «\u00a0{product}\u00a0» a pris fin. Rien d’autre ne sera débité. Vous pouvez vous abonner de nouveau à tout moment.',
      button: 'Voir les passes',
    },
  },
}
