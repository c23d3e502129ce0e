import { formatFor } from '../format.ts'

const { money, number } = formatFor('ja')
const grouped = (digits: string): string => number(Number(digits))

/** Japanese texts of the contract's messages and the rules. */
const SAID: Readonly<Record<string, string>> = {
  'This field is required': 'この項目は必須です',
  'This date is in the future': '未来の日付は入力できません',
  'Save the company name first: the invitation names the company':
    '先に会社名を保存してください。招待メールに記載されます',
  'This person has no confirmed email address': 'このユーザーには確認済みのメールアドレスがありません',
  'This account has another email address': 'このアカウントには別のメールアドレスが登録されています',
  'This account is linked to another person': 'このアカウントは別のユーザーに紐づいています',
  'This email is not valid': 'メールアドレスの形式が正しくありません',
  'This email must be the same as the first one': '1つ目のメールアドレスと一致しません',
  'This email already exists': 'このメールアドレスはすでに登録されています',
  'Your password must contain at least 8 characters(letters and numbers included)':
    'パスワードは英字と数字を含む8文字以上で入力してください',
  'Your password must contain at least 8 characters(letters and numbers included), and not be one that is easily guessed':
    'パスワードは英字と数字を含む8文字以上で、推測されにくいものを入力してください',
  'A password has at most 128 characters': 'パスワードは128文字以内で入力してください',
  'This password must be the same as the first one': '1つ目のパスワードと一致しません',
  'This is not your password': 'パスワードが正しくありません',
  'There is no such port': 'この港は存在しません',
  'There is no such car': 'この車は存在しません',
  'This phone number is not valid': '電話番号が正しくありません',
  'This calling code is not valid': '国番号が正しくありません',
  'This country is not valid': '国が正しくありません',
  'This link is not valid any more; please ask for a new one':
    'このリンクは無効になりました。新しいリンクを発行してください',
  'This person is a manager already': 'このユーザーはすでに担当者です',
  'This person’s access was removed': 'このユーザーの利用権限は削除されています',
  'This already exists': 'すでに存在します',
  'This address must begin with https://': 'URLはhttps://で始まる必要があります',
  'Closing comes after opening': '営業終了は営業開始より後にしてください',
  'A day ends at 24:00': '時刻は24:00までです',
  'This weekday occurs twice': '同じ曜日が重複しています',
  'This SWIFT code is not valid': 'SWIFTコードが正しくありません',
  'This account number is not valid': '口座番号が正しくありません',
  'This currency is not valid': '通貨が正しくありません',
  'Another manager has to approve your proposal': '自分の申請は承認できません。別の担当者の承認が必要です',
  'Managers can propose and approve such changes 7 days after joining':
    'この変更の申請と承認は、担当者になってから7日後にできるようになります',
  'Set up two-factor authentication in your account first': '先にアカウントで二要素認証を設定してください',
  'Sign out and sign in again, then add it within ten minutes':
    'いったんログアウトしてログインし直し、10分以内に追加してください',
  'Use a passkey or enter a code from your authenticator app': 'パスキーを使うか、認証アプリのコードを入力してください',
  'This passkey could not be verified': 'このパスキーを確認できませんでした',
  'This code is wrong, has expired or was already used': 'コードが間違っているか、期限切れか、使用済みです',
  'The documents already name this consignee': 'この荷受人はすでに書類に記載されています',
  'This proposal is no longer open': 'この申請はすでに処理されています',
  'A change is already pending. Cancel it first.': '適用待ちの変更があります。先に取り消してください',
  'The waiting time with one manager must be at least as long':
    '担当者が1人の場合の待機時間は、承認後の待機時間以上にしてください',
  'The minimum age must be below the maximum age': '下限年数は上限年数より小さくしてください',
  'The longest transit must not be shorter than the shortest': '最長日数は最短日数以上にしてください',
  'The end must not be before the start': '終了日は開始日以降にしてください',
  'Enter whole or half years': '年数は0.5年単位で入力してください',
  'This time is past': '過去の日時は指定できません',
  'There is no such review': 'このレビューは存在しません',
  'Please confirm your email address first': '先にメールアドレスを確認してください',
  'Links are for customers with a phone number and no email address':
    'リンクを発行できるのは、電話番号があり、メールアドレスのない顧客だけです',
  'A customer with this phone number already exists': 'この電話番号の顧客はすでに登録されています',
  'The customer signs in with this address': '顧客がログインに使っているアドレスです',
  'An invoice has been issued to this customer, so this cannot change':
    'この顧客にはインボイスを発行済みのため、変更できません',
  'An invitation needs an email address': '招待するにはメールアドレスが必要です',
  'There is no such customer': 'この顧客は存在しません',
  'This picture does not exist or is used already': 'この写真は存在しないか、すでに使われています',
  'You have forgotten to insert images!': '写真が追加されていません',
  'Pictures are still uploading: wait, or remove them': '写真をアップロード中です。完了を待つか、削除してください',
  'This image exceeds the maximum size. Please insert another one.':
    '画像のサイズが上限を超えています。別の画像を追加してください',
  'Only Jpg, Jpeg and PNG pictures are accepted.': '追加できる画像はJPG、JPEG、PNGだけです',
  'This address is not a public https address': '公開されているhttpsのURLではありません',
  'The picture could not be loaded from this address': 'このURLから写真を読み込めませんでした',
  'This image has too many pixels. Please insert a smaller one.':
    '画像の画素数が多すぎます。小さい画像を追加してください',
  'This image is incomplete or damaged. Please insert another one.':
    '画像が不完全か、破損しています。別の画像を追加してください',
  'This image takes too long to prepare. Please insert another one.':
    '画像の処理に時間がかかりすぎます。別の画像を追加してください',
  'Too many images are being prepared. Please try again in a moment.':
    '処理中の画像が多すぎます。少し待ってからもう一度お試しください',
  'The picture is damaged': '画像が破損しています',
  'A car with this chassis number already exists': 'この車台番号の車はすでに登録されています',
  'the price must be greater than 0': '価格は0より大きい値を入力してください',
  'the price must be at most 100,000,000': '価格は100,000,000以下で入力してください',
  'the new price must be lower than the current price': '新しい価格は現在の価格より低くしてください',
  'This maker name already exists': 'このメーカーはすでに登録されています',
  'This model name already exists': 'このモデルはすでに登録されています',
  'This model code already exists': 'この型式はすでに登録されています',
  'The image is too heavy': '画像のファイルサイズが大きすぎます',
  'Choose another one to merge into': '統合先には別の項目を選択してください',
  'This text has characters that are not allowed': '使用できない文字が含まれています',
  'Choose a manager who stays': '引き継ぎ先には別の担当者を選択してください',
  'must be a date from 1970 to 2100': '1970年から2100年までの日付を入力してください',
  'The ship cannot arrive before it departs': '到着日は出港日以降にしてください',
  'This date is more than ten years away': '今日から10年以上離れた日付です',
  'Enter the shipping data first': '先に船積み情報を入力してください',
  'Choose one kind of document': '書類の種類を1つ選択してください',
  'Add the document to the inquiry first': '先にお問い合わせへ書類を追加してください',
  'The date must not be in the future or before the inquiry': 'お問い合わせの日から今日までの日付を入力してください',
  'The gross weight cannot be less than the net weight': '総重量は正味重量以上にしてください',
  'The cut-off cannot be after the departure': 'カット日は出港日以前にしてください',
  'must be a date': '日付を入力してください',
  'must be a number of days': '日数を入力してください',
  'The effects of this change are no longer those shown: review them again':
    '変更の影響が表示時から変わりました。もう一度確認してください',
  'The ship already calls at this port': 'この港への寄港はすでに登録されています',
  'This voyage already exists': 'この航海はすでに登録されています',
  'This voyage is listed twice': '同じ航海が重複しています',
  'This port is not known': 'この港は登録されていません',
  'Inquiries are booked to a port where the ship no longer calls':
    '寄港しなくなる港に、ブッキング済みのお問い合わせがあります',
  'Inquiries are booked on this voyage': 'この航海には、ブッキング済みのお問い合わせがあります',
  'The booked voyage sets this: change the voyage or cancel the booking':
    'この項目は航海によって決まります。航海を変更するか、ブッキングを取り消してください',
  'This port already exists': 'この港はすでに登録されています',
  'This country is not known': 'この国は登録されていません',
  'The highest must not be below the lowest': '最大値は最小値以上にしてください',
  'At most 1,000 %': '1,000%以下で入力してください',
  'Enter a currency code of three letters': '3文字の通貨コードを入力してください',
  'This country has an estimate of this kind already': 'この国には同じ種類の目安がすでにあります',
  'The ledger does not have this currency': '入出金台帳で使えない通貨です',
  'This inspection already exists': 'この検査はすでに登録されています',
  'This value is in force already; set another one': 'この値はすでに適用されています。別の値を設定してください',
  'An HS code has 6 to 10 digits': 'HSコードは6〜10桁の数字です',
  'This is not a number': '数値を入力してください',
  'This is not a whole number': '整数を入力してください',
  'This is not a month: write 2019/7': '2019/7の形式で入力してください',
  'Invite another manager first: the last one cannot leave':
    '最後の担当者は外せません。先に別の担当者を招待してください',
  'This change of status is not allowed': 'このステータスには変更できません',
  'Trim, model and brand do not belong together': '型式、モデル、メーカーの組み合わせが正しくありません',
  'A rule for prices or images was violated': '価格または写真の条件を満たしていません',
  'must be a month: 2026-06': '2026-06の形式で入力してください',
  'Only drafts and archived cars can be deleted': '削除できるのは、下書きとアーカイブ済みの車だけです',
  'There are inquiries about this car: archive it instead':
    'この車にはお問い合わせがあります。削除せずにアーカイブしてください',
  'This charge is no longer scheduled': 'この変更予定はすでにありません',
  'The car is reserved: end its reservation first': 'この車は予約済みです。先に予約を終了してください',
  'Two to six letters or figures': '2〜6文字の英数字で入力してください',
  'The car is not a best deal': 'この車はお買い得車ではありません',
  'A picture occurs twice': '同じ写真が重複しています',
  'This picture cannot be used here': 'この写真はここでは使えません',
  'The order must name every picture of the car once': '並び順には、この車の写真をすべて1回ずつ含めてください',
  'There is no such picture on this car': 'この車にその写真はありません',
  'There is no such model code': 'この型式は存在しません',
  'This document does not exist or is used already': 'この書類は存在しないか、すでに使われています',
  'There is no such inquiry': 'このお問い合わせは存在しません',
  'There is no such manager': 'この担当者は存在しません',
  'There is no such offer': 'このオファーは存在しません',
  'There is no such message': 'このメッセージは存在しません',
  'There is no such markup': 'このマークアップは存在しません',
  'There is no such scope': 'この権限は存在しません',
  'This document is damaged and cannot be read any more; please have it sent again':
    '書類が破損していて読み取れません。再送を依頼してください',
  'This port has no such inspection': 'この港にその検査はありません',
  'This port does not serve this country': 'この港はこの国向けに利用できません',
  'The company data are not set up yet': '会社情報がまだ設定されていません',
  'Too many people are signing in. Please try again in a moment':
    'ログインが集中しています。少し待ってからもう一度お試しください',
  'Passwords and registration are managed by your sign-in provider':
    'パスワードと新規登録は、ご利用のログインサービスで管理されています',
  'Your password is managed by your sign-in provider': 'パスワードは、ご利用のログインサービスで管理されています',
  'This sign-in has expired. Please start again': 'ログインの有効期限が切れました。もう一度やり直してください',
  'You have a purchase in progress. Finish or withdraw it first':
    '手続き中の購入があります。先に完了するか、取り下げてください',
  'This search is not valid': '検索条件が正しくありません',
  'The discount is more than the total': '値引きが合計額を超えています',
  'This day is in the future': '未来の日付は入力できません',
  'must be at least 1': '1以上で入力してください',
  'must be in the future, within 30 days': '今後30日以内の日時を入力してください',
  'must be after the start and in the future': '開始より後で、かつ未来の日時を入力してください',
  'Documents of this inquiry differ: correct them, or give a reason to continue':
    'このお問い合わせの書類に不一致があります。修正するか、続行する理由を入力してください',
  'must be 1 to 999': '1〜999で入力してください',
  'must be a percentage': '割合を入力してください',
  'must be a whole number': '整数を入力してください',
  'must be a code of three letters': '3文字のコードを入力してください',
  'Another import of this stock is running; try again when it has ended.':
    'この在庫の別の取り込みを実行中です。終了してからもう一度お試しください',
  'This import is running or has ended.': 'この取り込みは実行中か、すでに終了しています',
  'There is no tariff before this one to go back to': '元に戻せる以前の運賃表がありません',
  'This was changed again since, so that the change can no longer be undone': 'その後に変更されたため、元に戻せません',
  'You cannot remove the last manager': '最後の担当者は削除できません',
}
/** States of a car. */
const STANDS: Readonly<Record<string, string>> = {
  'a draft': '下書き',
  'for sale': '掲載中',
  reserved: '予約済み',
  sold: '売約済み',
  archived: 'アーカイブ済み',
}
const NOT_MOVED: Readonly<Record<string, string>> = {
  published: '掲載できません',
  'marked as sold': '売約済みにできません',
  'moved back to draft': '下書きに戻せません',
  archived: 'アーカイブできません',
}
/** Texts with a number or a name. */
const SAID_ABOUT: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^One car still goes by this name$/, () => 'この名前は1台の車で使われています'],
  [/^(\d+) cars still go by this name$/, (count) => `この名前は${grouped(count)}台の車で使われています`],
  [/^At most (\d+) characters$/, (count) => `${grouped(count)}文字以内で入力してください`],
  [/^The year must be (\d+) or later$/, (year) => `${year}年以降を入力してください`],
  [/^Must be at least (\d+)$/, (min) => `${grouped(min)}以上で入力してください`],
  [
    /^Must be between (-?[\d.]+) and (-?[\d.]+)$/,
    (min, max) => `${grouped(min)}〜${grouped(max)}の範囲で入力してください`,
  ],
  [
    /^Do you mean (\d+) or ([\d.]+)\? Write it without a thousands separator$/,
    (whole, fraction) => `${whole}と${fraction}のどちらですか？桁区切りを使わずに入力してください`,
  ],
  [/^must lie between (\d+) and (\d+)$/, (min, max) => `${grouped(min)}〜${grouped(max)}の範囲で入力してください`],
  [/^must lie within (\d+) days$/, (days) => `${grouped(days)}日以内で入力してください`],
  [/^At most (\d+) cars at once$/, (count) => `一度に操作できるのは${grouped(count)}台までです`],
  [
    /^You can keep (\d+) favourites; /,
    (count) => `保存できるのは${count}台までです。追加するには、保存した車を1台削除してください`,
  ],
  [
    /^You can keep (\d+) searches; /,
    (count) => `保存できる検索条件は${count}件までです。追加するには、1件削除してください`,
  ],
  [
    /^Lists go to their (\d+)th car; /,
    (count) => `一覧に表示できるのは${grouped(count)}台目までです。検索条件を絞り込んでください`,
  ],
  [/^(.+) does not serve this country$/, (port) => `${port}はこの国向けに利用できません`],
  [
    /^A car that is (.+) cannot be (.+)$/,
    (from, done) => `${STANDS[from] ?? from}の車は${NOT_MOVED[done] ?? `変更できません（${done}）`}`,
  ],
  [/^The price of a car that is (.+) cannot be changed$/, (is) => `${STANDS[is] ?? is}の車の価格は変更できません`],
  [
    /^The picture (.+) takes too much time or memory to be read$/,
    (name) => `画像${name}は、読み込みに必要な時間またはメモリが大きすぎます`,
  ],
  // Fallbacks for texts without a translation above.
  [
    /^This is more than the open amount of USD (\d+): give a reason$/,
    (amount) => `未入金額の${money(Number(amount))}を超えています。理由を入力してください`,
  ],
  [
    /^This day is before the invoice of (\S+): give a reason$/,
    (day) => `インボイスの発行日（${day}）より前の日付です。理由を入力してください`,
  ],
  [/^You can have (\d+) passkeys; /, (count) => `パスキーは${count}個までです。先に1つ削除してください`],
  [/^There is no such /, () => 'この項目は存在しません'],
]

/** The Japanese text of a rule or server message; undefined if it is not in the tables. */
export function inJapanese(message: string): string | undefined {
  const said = SAID[message]
  if (said !== undefined) return said
  for (const [pattern, words] of SAID_ABOUT) {
    const found = pattern.exec(message)
    if (found) return words(found[1] ?? '', found[2] ?? '')
  }
  return undefined
}
