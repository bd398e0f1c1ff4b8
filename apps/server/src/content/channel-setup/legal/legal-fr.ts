import type { RefundPolicy } from '@grandstand/contract'
import { type LegalTexts, mailLink, plain } from './legal-page.ts'

const refunds: Record<RefundPolicy, string> = {
  no_refunds: 'Toutes les ventes sont finales : ce qui est acheté n’est pas remboursé.',
  until_start:
    'Vous pouvez être remboursé jusqu’au début du match acheté ou, pour un pass, jusqu’au premier de ses matchs joué après votre achat.',
  on_request: 'En cas de problème, écrivez-nous : nous examinons chaque demande et répondons sous dix jours.',
}

export const legalFr: LegalTexts = {
  terms_conditions:
    facts => `Ces conditions s’appliquent quand vous utilisez **${plain(facts.channel)}**, service de **${plain(facts.seller)}**. En ouvrant un compte ou en achetant, vous les acceptez.

## Votre compte

Donnez une adresse courriel valide et gardez votre mot de passe pour vous. Nous pouvons fermer un compte qui sert à revendre ou à rediffuser des matchs.

## Ce que vous achetez

Un match à la carte ouvre ce match, en direct puis en rediffusion. Un pass ou un abonnement ouvre les matchs que sa description nomme. Le prix, les frais de service et les taxes sont affichés avant le paiement.

## Renouvellements

Un abonnement se renouvelle à la fin de chaque période jusqu’à ce que vous l’annuliez dans votre profil. L’accès reste ouvert jusqu’à la fin de la période payée.

## Remboursements

${refunds[facts.refunds]} Le détail se trouve dans notre [politique de remboursement](/refund_policy).

## Diffusion

La météo, l’électricité et les réseaux peuvent interrompre une diffusion. Nous faisons de notre mieux pour la rétablir et publier toute la rediffusion. Certains matchs peuvent ne pas être offerts dans tous les pays.

## Clips

Vous pouvez découper et partager des clips pour un usage personnel là où la chaîne le permet. Ne les utilisez ni pour vous moquer des joueurs ni pour faire de la publicité. Nous pouvons retirer un clip qui enfreint cette règle.

## Changements et questions

Si ces conditions changent, nous en avertissons les titulaires de compte avant. Questions : ${mailLink(facts.email)}. Voir aussi la [politique de confidentialité](/privacy_policy).
`,
  privacy_policy:
    facts => `**${plain(facts.seller)}** gère **${plain(facts.channel)}** et répond des données décrites ici.

## Ce que nous conservons

- **Votre compte** : nom, adresse courriel, un mot de passe que personne ne peut lire, et vos choix, comme vos équipes favorites.
- **Vos achats** : quoi, quand et pour combien. Les numéros de carte vont au prestataire de paiement et ne nous parviennent jamais.
- **Ce que vous regardez** : quels matchs, et jusqu’où, pour reprendre là où vous étiez.
- **Vos visites** : seulement si vous l’acceptez, quelles pages sont vues et si les vidéos passent bien.

## Pourquoi, et combien de temps

Il le faut pour vous donner accès, pour tenir les comptes comme la loi l’exige et pour améliorer le service. Les achats sont conservés aussi longtemps que l’exige le droit fiscal ; le reste disparaît quand vous supprimez votre compte.

## Qui d’autre y a accès

Le prestataire de paiement, et ceux qui font marcher nos serveurs et notre courriel pour nous. Nous ne vendons de données à personne.

## Vos droits

Vous pouvez consulter, corriger et supprimer vos données dans votre profil, ou nous le demander. Vous pouvez aussi vous plaindre à l’autorité de protection des données de votre pays.

Questions : ${mailLink(facts.email)}.
`,
  refund_policy: facts => `${refunds[facts.refunds]}

C’est ce que **${plain(facts.seller)}** promet à toute personne qui achète sur **${plain(facts.channel)}**. Les droits que vous donne la loi de votre pays restent entiers.

## Si un match n’a pas lieu

Un match déplacé reste à vous à sa nouvelle date. S’il est annulé, nous remboursons ce que vous avez payé pour ce match à la carte.

## Comment demander

Écrivez à ${mailLink(facts.email)} avec l’adresse courriel de votre compte et ce que vous avez acheté. Le remboursement revient sur la carte ou le compte qui a payé, en général sous dix jours.
`,
}
