/// <reference path="./reactAriaTexts.d.ts" />
import reactAriaTexts from 'react-aria-components/i18n/pt-BR'
import { count } from '../text/numbers'
import type { Texts } from './installCatalogue'
import type { LibraryCatalogue } from './LibraryCatalogue'
import { pluralsOf } from './pluralsOf'

// Machine-made: a person who speaks Portuguese has not read it yet (docs/languages.md).

/** Chooses the form of a text for a number, by the rules of Portuguese. */
export const plural = pluralsOf('pt', ['one'])

/** The texts of react-aria-components in this language. */
export const reactAria: Texts = reactAriaTexts

/** The texts of the library in Portuguese. */
export const pt: LibraryCatalogue = {
  bulk: {
    names: 'Linhas selecionadas',
    results: 'Resultados',
    progress: (settled, of) => `${count(settled)} de ${count(of)}`,
    stop: 'Parar',
    resume: 'Retomar',
    drop: (left) => plural(left, { one: 'Descartar # linha', other: 'Descartar # linhas' }),
    done: 'Concluir',
    seeRecord: 'Ver o registro (nova aba)',
    asksToWait: 'O servidor precisa de um momento. O restante continuará automaticamente.',
    paused: {
      stopped: 'Interrompido. Nada mais será enviado.',
      network: 'A conexão caiu. Retome para conferir o último envio e continuar.',
      session: 'Sua sessão terminou. Retome para continuar.',
    },
    statuses: {
      waiting: 'Não tentado',
      sending: 'Enviando',
      unknown: 'Sem resposta',
      done: 'Concluído',
      elsewhere: 'Já tratado por outra pessoa',
      failed: 'Recusado',
    },
  },
  caseQueue: { refused: 'Não salvo' },
  caseView: {
    previous: 'Anterior',
    next: 'Próximo',
    position: (at, total) => `${count(at)} de ${count(total)}`,
    notSaved: 'Sua decisão não foi salva. Decida de novo.',
    skip: 'Pular',
    skipped: (name) => `${name} ficou para depois.`,
    allKeys: 'Todas as teclas',
  },
  chart: {
    table: 'Tabela',
    download: 'Baixar CSV',
    actionOf: (action, chart) => `${action}: ${chart}`,
    value: (series, amount) => `${series} ${amount}`,
    point: (name, values) => `${name}: ${values.join(', ')}`,
  },
  comboBox: { noneFound: 'Nenhuma opção corresponde' },
  commandMenu: {
    results: (items) => plural(items, { one: '# resultado', other: '# resultados' }),
    searching: 'Buscando',
    noResults: (typed) => `Nada encontrado para “${typed}”.`,
    select: 'Selecionar',
    open: 'Abrir',
    close: 'Fechar',
    actions: 'Ações',
    back: 'Voltar',
    searchActions: 'Buscar ações',
  },
  common: {
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    close: 'Fechar',
    choose: 'Escolher',
    tryAgain: 'Tentar novamente',
    clearFilters: 'Limpar filtros',
    loading: 'Carregando',
    working: 'Processando',
    stillWorking: 'Ainda processando',
    mayClose: 'Você pode fechar isto. A operação continua, e avisaremos quando terminar.',
    tryAgainIn: (time) => `Você poderá tentar novamente em ${time}.`,
    noData: 'Nenhum dado disponível',
    actions: 'Ações',
    actionsFor: (name) => `Ações para ${name}`,
    breadcrumb: 'Trilha de navegação',
    showNew: (amount) =>
      plural(amount, { one: 'Mostrar # novo item', other: 'Mostrar # novos itens' }),
    updatedRetrying: (time) => `Atualizado às ${time}, tentando novamente`,
    neverLoaded: 'Ainda não disponível',
    success: 'Sucesso',
    error: 'Erro',
    info: 'Nota',
    times: (amount) => `${amount} vezes`,
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    passwordShown: 'A senha está visível',
    passwordHidden: 'A senha está oculta',
    characterLimit: (limit) => plural(limit, { one: 'Até # caractere', other: 'Até # caracteres' }),
    characterCount: (used, limit) => `${count(used)} de ${count(limit)}`,
    charactersLeft: (left) =>
      plural(left, { one: 'Resta # caractere', other: 'Restam # caracteres' }),
    charactersOver: (over) =>
      plural(over, { one: '# caractere a mais', other: '# caracteres a mais' }),
    clearField: (label) => `Limpar ${label}`,
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar',
    needHelp: 'Precisa de ajuda?',
    unnamedUser: 'Membro sem nome',
    openAt: (address) => `Abra este painel em ${address}`,
    unknownDate: 'Data desconhecida',
    unknownTime: 'hora desconhecida',
  },
  dateRange: {
    periods: {
      any: 'Qualquer data',
      today: 'Hoje',
      sevenDays: 'Últimos 7 dias',
      thirtyDays: 'Últimos 30 dias',
      month: 'Este mês',
      custom: 'Personalizado',
    },
    from: 'De',
    to: 'Até',
    incomplete: 'Informe data e hora completas',
  },
  export: {
    title: (list) => `Exportar ${list}`,
    about: (limit, total) =>
      total === undefined
        ? `Todas as linhas que correspondem aos filtros desta página são salvas como arquivo CSV, no máximo ${count(limit)}. As datas estão em UTC.`
        : total > limit
          ? `As primeiras ${count(limit)} das ${count(total)} linhas que correspondem aos filtros desta página são salvas como arquivo CSV. As datas estão em UTC.`
          : `${plural(total, { one: '# linha que corresponde aos filtros desta página é salva', other: '# linhas que correspondem aos filtros desta página são salvas' })} como arquivo CSV. As datas estão em UTC.`,
    phones:
      'Uma planilha pode retirar o + ou o 00 do início de um telefone: importe essa coluna como texto para mantê-lo.',
    allColumns: 'Todas as colunas',
    columns: 'Colunas',
    columnsHint: 'Com os nomes que têm no arquivo. Deixe de fora o que não precisa.',
    noColumns: 'Escolha ao menos uma coluna',
    separator: 'Separador',
    separatorHint: 'Ponto e vírgula para planilhas que escrevem decimais com vírgula.',
    comma: 'Vírgula',
    semicolon: 'Ponto e vírgula',
    personal: 'O arquivo contém dados pessoais: exclua-o quando não precisar mais dele.',
    recorded: 'O registro guarda quem exportou o quê.',
    start: 'Exportar',
    stop: 'Parar',
    done: 'Concluir',
    reading: 'Lendo a lista',
    progress: (read, total) =>
      `${count(read)} de ${plural(total, { one: '# linha', other: '# linhas' })}`,
    soFar: (read) => plural(read, { one: '# linha até agora', other: '# linhas até agora' }),
    saved: (saved, file) =>
      plural(saved, { one: `# linha salva como ${file}.`, other: `# linhas salvas como ${file}.` }),
    cut: (limit, total) =>
      `A lista tem ${total === undefined ? 'mais' : plural(total, { one: '# linha', other: '# linhas' })}: só as primeiras ${count(limit)} estão no arquivo. Filtre a lista para exportar as outras.`,
    leftOut: (missing) =>
      plural(missing, {
        one: '# linha não pôde ser lida e falta no arquivo.',
        other: '# linhas não puderam ser lidas e faltam no arquivo.',
      }),
    nothing: 'Nenhuma linha corresponde aos filtros. Nenhum arquivo foi salvo.',
    failed: (read, total) =>
      total === undefined
        ? `Só foi possível ler ${plural(read, { one: '# linha', other: '# linhas' })}. Nenhum arquivo foi salvo.`
        : `Só foi possível ler ${count(read)} de ${plural(total, { one: '# linha', other: '# linhas' })}: faltam ${count(Math.max(total - read, 0))}. Nenhum arquivo foi salvo.`,
    unrecorded: 'Não foi possível registrar a exportação. Nenhum arquivo foi salvo.',
  },
  file: {
    empty: 'Este arquivo está vazio',
    wrongType: (types) => `Tipo de arquivo não aceito. Tipos aceitos: ${types}`,
    tooLarge: (megabytes) => `O arquivo deve ter menos de ${megabytes} MB`,
  },
  form: {
    discardChanges: 'Descartar alterações?',
    discardChangesDescription: 'Suas alterações não foram salvas.',
    discard: 'Descartar',
    keepEditing: 'Continuar editando',
    draftIsBack: 'Guardamos o que você digitou. Ainda não foi salvo.',
    changedMeanwhile:
      'Outra pessoa alterou isto depois que você abriu. Fique com a versão dela, ou mantenha o que você alterou. O resto fica como o dela.',
    theirs: 'A dela',
    mine: 'A sua',
    takeTheirs: 'Usar a dela',
    keepMine: 'Manter a minha',
    nothing: 'Nada',
    removeFile: 'Remover arquivo',
    uploading: 'Enviando',
    uploaded: 'Enviado',
    onlyOneFile: 'Só um arquivo pode ser usado. Os outros ficaram de fora.',
  },
  guardedDocument: {
    show: (name) => `Mostrar ${name.toLowerCase()}`,
    hide: (name) => `Ocultar ${name.toLowerCase()}`,
    clear: 'Mostrar com nitidez',
    again: 'Mostrar de novo',
    download: (name) => `Baixar ${name.toLowerCase()}`,

    tools: (name) => `${name}: visualização`,
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    fit: 'Ajustar à largura',
    turnLeft: 'Girar para a esquerda',
    turnRight: 'Girar para a direita',
    previousPage: 'Página anterior',
    nextPage: 'Próxima página',
    page: (at, total) => `Página ${count(at)} de ${count(total)}`,
    isLargest: 'Este é o maior tamanho',
    isSmallest: 'Este é o menor tamanho',
    isFirstPage: 'Esta é a primeira página',
    isLastPage: 'Esta é a última página',

    states: { blurred: 'carregado, desfocado', clear: 'visível', hidden: 'oculto' },
    hidden: 'Oculto por privacidade',

    hasScript: 'Este PDF contém um script. Ele não é executado aqui.',
    gaps: {
      letters:
        'Algumas letras não podem ser exibidas: nem o arquivo nem este dispositivo têm uma fonte para elas.',
      part: 'Uma parte deste arquivo não pode ser exibida aqui: uma área pode parecer vazia sem estar.',
    },
    downloadAll: 'Baixe o arquivo para ver tudo.',
    problems: {
      empty: 'Este arquivo está vazio.',
      tooLarge: (limit) => `Este arquivo tem mais de ${limit} e não pode ser exibido aqui.`,
      tooManyPixels: (megapixels) =>
        `Uma imagem com mais de ${count(megapixels)} megapixels é grande demais para ser exibida aqui.`,
      unknownType:
        'Este arquivo não pode ser exibido aqui: não é um PDF nem uma imagem de um tipo comum.',
      encrypted: 'Este PDF é protegido por senha e não pode ser exibido aqui.',
      damaged: 'Este arquivo está danificado e não pode ser exibido.',
      failed: 'Não foi possível exibir este arquivo.',
    },
  },
  keyboardShortcuts: {
    title: 'Atalhos de teclado',
    off: 'Desativado',
    help: 'Ajuda desta página',
  },
  money: {
    periods: { month: 'Mensal', year: 'Anual', lifetime: 'Vitalício' },
    per: { month: '/mês', year: '/ano', lifetime: ' vitalício' },
  },
  pageNumbers: {
    previous: 'Anterior',
    next: 'Próxima',
    page: (page) => `Página ${page}`,
    showing: (from, to, total, noun) => `Exibindo ${from} a ${to} de ${total} ${noun}`,
  },
  pageTools: {
    export: 'Exportar',
  },
  panel: {
    permanent: 'Permanente',
    isFinal: 'Esta ação não pode ser desfeita.',
    restorable: 'Pode ser restaurado da lixeira por 30 dias.',
    justNow: 'agora mesmo',
    clearSearch: 'Limpar busca',
    filters: 'Filtros',
    done: 'Concluir',
    sortBy: 'Ordenar por',
    sortOrder: (column, direction) =>
      `${column}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
    unsorted: 'Ordem padrão',
    oldestFirst: 'Mais antigos primeiro',
    showMore: 'Mostrar mais',
    showLess: 'Mostrar menos',
    leftOut: (entries) =>
      plural(entries, {
        one: '# entrada não pôde ser exibida',
        other: '# entradas não puderam ser exibidas',
      }),
    rowsPerPage: 'Linhas por página',
    pagination: 'Paginação',
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    rangeOf: (from, to, total) => `${from}–${to} de ${total}`,
    moreThan: (total) => `mais de ${total}`,
    rangeOfFirst: (from, to, listed, all) =>
      `${from}–${to} dos primeiros ${listed} (${all} no total)`,
    firstPage: 'Primeira página',
    previousPage: 'Página anterior',
    nextPage: 'Próxima página',
    goToPage: (page) => `Ir para a página ${count(page)}`,
    lastPage: 'Última página',
    atFirstPage: 'Esta é a primeira página',
    atLastPage: 'Esta é a última página',
    atLastListed: 'Esta é a última página. Restrinja a pesquisa para encontrar outros.',
  },
  select: {
    selectAll: 'Selecionar tudo nesta página',
    select: (name) => `Selecionar ${name}`,
    begin: 'Selecionar',
  },
  selection: {
    selected: (selected) => plural(selected, { one: '# selecionado', other: '# selecionados' }),
    elsewhere: (elsewhere) => `${count(elsewhere)} fora desta página`,
    appliesTo: (action, some, all) => `${action} ${count(some)} de ${count(all)}`,
    clearSelection: 'Limpar seleção',
  },
  preferences: {
    title: 'Preferências',
    description: 'Para este navegador',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
    density: 'Densidade das listas',
    densities: { comfortable: 'Confortável', compact: 'Compacta' },
    documents: 'Documentos',
    documentChoices: { blurred: 'Desfocados no início', clear: 'Nítidos desde o início' },
  },
  shell: {
    navigation: 'Navegação',
    toggle: 'Alternar navegação',
    openNavigation: 'Abrir navegação',
    closeNavigation: 'Fechar navegação',
    skip: 'Pular para o conteúdo',
    search: 'Buscar',
    userMenu: (name) => `Conta de ${name}`,
    recentActions: 'Sua atividade recente',
    ownRole: 'O que você pode fazer',
    help: 'Ajuda',
    account: 'Sua conta',
    signOut: 'Sair',
    signingOut: 'Saindo',
  },
  singleKeys: {
    label: 'Atalhos de uma tecla',
    description: {
      on: 'Funcionam quando você não está digitando.',
      off: 'Só funcionam os atalhos com Ctrl ou Command.',
    },
  },
  statTile: {
    updated: (time) => `Atualizado às ${time}`,
    newToday: (amount) => `+${amount} hoje`,
  },
  timeline: {
    today: 'Hoje',
    yesterday: 'Ontem',
    undo: 'Desfazer',
    redo: 'Refazer',
    undone: 'Desfeito',
    undoneBy: (name) => `Desfeito por ${name}`,
    over: 'É tarde demais para desfazer isto',
    changedBy: (name) => `${name} mudou isto depois`,
    never: 'Isto não pode ser desfeito.',
    until: (moment) => `Pode ser desfeito até ${moment}.`,
    wasUntil: (moment) => `Podia ser desfeito até ${moment}.`,
    details: 'Detalhes',
    utc: (moment) => `${moment} UTC`,
    changes: 'O que mudou',
    field: 'Campo',
    before: 'Antes',
    after: 'Depois',
    loadMore: 'Carregar mais',
    loadMoreFailed: 'Não foi possível carregar entradas mais antigas.',
  },
}
