import { installCatalogue } from '@hearth/ui/catalogues/installCatalogue'
import { pt as product } from '@hearth/ui/catalogues/product/pt'
import { pt as library, plural, reactAria } from '@hearth/ui/catalogues/pt'
import { count } from '@hearth/ui/text/numbers'
import type { PanelCatalogue } from './PanelCatalogue'

// Machine-made: a person who speaks Portuguese has not read it yet (docs/languages.md).

/** Browsers make passkeys only for a host name, over https. */
const passkeysNeedName =
  'As chaves de acesso não funcionam neste endereço. Elas precisam de https e de um nome de host.'
const failure = 'Algo deu errado'
const noted = { success: 'silent', failure } as const

const panel: PanelCatalogue = {
  announcementMessages: {
    createAnnouncement: {
      success: { fallback: 'Anúncio criado com sucesso' },
      failure: 'Falha ao criar o anúncio',
    },
    updateAnnouncement: {
      success: { fallback: 'Anúncio atualizado com sucesso' },
      failure: 'Falha ao atualizar o anúncio',
    },
    deleteAnnouncement: {
      success: { fallback: 'Anúncio excluído com sucesso' },
      failure: 'Falha ao excluir o anúncio',
    },
    toggleAnnouncementStatus: {
      success: { fallback: 'Estado atualizado com sucesso' },
      failure: 'Falha ao atualizar o estado',
    },
    toggleAnnouncementPinned: {
      success: { fallback: 'Fixação atualizada com sucesso' },
      failure: 'Falha ao atualizar a fixação',
    },
  },
  authMessages: {
    generateSecurityKey: { success: 'server', failure },
    deleteOwnAccount: { success: 'server', failure },
    forgotPassword: {
      success: {
        always:
          'Se existir uma conta com este e-mail, um link de redefinição de senha foi enviado a ele.',
      },
      failure: 'Ocorreu um erro ao processar seu pedido',
    },
    signIn: { success: 'silent', failure: 'Ocorreu um erro ao entrar' },
    signOut: { success: { always: 'Você saiu com sucesso' }, failure: '' },
    resetPassword: {
      success: {
        fallback: 'Senha redefinida com sucesso! Agora você pode entrar com a nova senha.',
      },
      failure: 'Ocorreu um erro ao redefinir a senha',
    },
    verifyEmail: { success: 'silent', failure: '' },
    setUpTotp: {
      success: { always: 'Configuração TOTP gerada com sucesso' },
      failure: 'Falha ao gerar a configuração TOTP',
    },
    verifyTotp: {
      success: { always: 'Verificação 2FA bem-sucedida!' },
      failure: 'A verificação falhou. Tente novamente.',
    },
  },
  authTexts: {
    invalidEmail: 'E-mail inválido',
    usedCode: 'Este código já foi usado. Espere pelo próximo.',
    invalidTotpCode: 'Código TOTP inválido. Tente novamente.',
    emptyTotpCode: 'Digite o código de 6 dígitos do seu aplicativo autenticador',
  },
  bulkTexts: {
    done: {
      verify: (of) => plural(of, { one: '# verificado', other: '# verificados' }),
      ban: (of) => plural(of, { one: '# banido', other: '# banidos' }),
      unban: (of) => `${count(of)} com banimento removido`,
      delete: (of) => plural(of, { one: '# excluído', other: '# excluídos' }),
      approve: (of) => plural(of, { one: '# aprovado', other: '# aprovados' }),
      reject: (of) => plural(of, { one: '# rejeitado', other: '# rejeitados' }),
      decline: (of) => plural(of, { one: '# recusado', other: '# recusados' }),
      deletePost: (of) => plural(of, { one: '# excluída', other: '# excluídas' }),
    },
    partlyDone: (done, left) => `${done}, ${count(left)} não`,
  },
  namesTexts: {
    twoNames: (first, second) => `${first} e ${second}`,
    moreNames: (first, others) => `${first} e mais ${count(others)}`,
  },
  command: {
    undo: 'Desfazer última ação',
    undoKeywords: 'reverter voltar',
    title: 'Menu de comandos',
    placeholder: 'Buscar membros, páginas, conteúdo e ações',
    pages: 'Páginas',
    members: 'Membros',
    actions: 'Ações',
    membersFailed: 'Não foi possível buscar membros.',
    moreMembers: (counted, typed) => `Mais de ${count(counted)} membros para “${typed}”`,
    allMembers: (total, typed) =>
      plural(total, {
        one: `O único membro para “${typed}”`,
        other: `Todos os # membros para “${typed}”`,
      }),
    pageKeywords: {
      '/': 'início visão geral',
      '/desk': 'fila trabalho revisão espera tarefas',
      '/users': 'usuários pessoas',
      '/posts': 'fórum conteúdo',
      '/announcements': 'notícias notificações avisos',
      '/badge-requests': 'selos cidadania aprovações aprovar rejeitar',
      '/memberships': 'planos assinaturas preços',
      '/team': 'administradores colegas convidar funções',
      '/operations':
        'saúde estado monitoramento processos filas tarefas e-mails falhas backup restauração disco versão',
      '/record': 'auditoria atividade histórico alterações log',
      '/settings':
        'preferências motivos modelos regras retenção reter passaportes documentos marca logotipo cores idioma língua fuso horário funções',
      '/trash': 'excluídos restaurar recuperar',
      '/invites': 'convites enviados convidados',
    },
    newcomers: 'Membros a verificar',
    newcomersKeywords: 'novos pendentes verificação',
    reports: 'Publicações denunciadas',
    reportsKeywords: 'denúncias abuso moderação reclamações',
    rolesKeywords: 'permissões direitos acesso permitido',
    accountKeywords:
      'configurações senha chave de acesso perfil e-mail email segurança sessões aparelhos códigos de recuperação dois fatores 2fa autenticador',
    export: 'Exportar',
    exportMembers: 'Exportar membros',
    exportKeywords: 'csv baixar salvar arquivo planilha lista',
    banned: 'Banido',
    copyEmail: 'Copiar e-mail',
    copied: 'E-mail copiado',
    copyFailed: 'Não foi possível copiar o e-mail.',
    addNote: 'Adicionar nota…',
    openMember: 'Abrir',
    sendPush: (name) => `Enviar push para ${name}`,
    pushKeywords: 'notificação mensagem',
    createAnnouncement: 'Criar anúncio',
    createMembership: 'Criar plano',
    light: 'Tema claro',
    dark: 'Tema escuro',
    system: 'Tema do sistema',
    themeKeywords: 'aparência cor modo',
    comfortable: 'Listas confortáveis',
    compact: 'Listas compactas',
    densityKeywords: 'densidade linhas espaço altura',
    blurred: 'Desfocar documentos de início',
    clear: 'Mostrar documentos nítidos de uma vez',
    documentsKeywords: 'passaportes privacidade desfocar',
    help: 'Ajuda desta página',
    keys: 'Atalhos de teclado',
    keysKeywords: 'ajuda',
    signOut: 'Sair',
    signOutKeywords: 'encerrar sessão logout',
    openMenu: 'Buscar membros, páginas e ações',
    searchPage: 'Buscar na lista desta página',
    showKeys: 'Mostrar estes atalhos',
    amongLinks: 'Mover entre os links da navegação',
    withinRow: 'Mover dentro de uma linha',
    acrossRows: 'Mover para o mesmo lugar em outra linha',
    nextRequest: 'Ir para o próximo membro ou pedido',
    previousRequest: 'Ir para o membro ou pedido anterior',
    approveRequest: 'Aprovar o pedido em análise',
    rejectRequest: 'Rejeitar o pedido em análise',
    skipRequest: 'Pular o pedido em análise',
    hideAndBan: 'Ocultar a publicação denunciada e banir quem a escreveu',
    upholdDecision: 'Manter a decisão de um recurso',
    overturnDecision: 'Reverter a decisão de um recurso',
    showPassport: 'Mostrar o passaporte, depois ocultar',
    toggleNavigation: 'Recolher ou expandir a navegação',
  },
  errorTexts: {
    somethingWentWrong: failure,
    done: 'Concluído',
    more: (errors) => plural(errors, { one: 'e mais #', other: 'e mais #' }),
    noConnection: 'Sem conexão',
    nothingSaved: 'Sem conexão. Nada foi salvo.',
    notConfirmed: 'Nada foi alterado, porque você não confirmou sua identidade.',
    wrongAddress: 'Este painel não funciona neste endereço.',
    outdated: 'Esta página precisa ser recarregada',
    outdatedDetail: 'Ela pode ter sido atualizada, ou a conexão caiu.',
    reload: 'Recarregar',
  },
  documentErrorTexts: {
    download:
      'Não foi possível baixar o documento. O link pode ter expirado e foi renovado: tente novamente.',
    soon: 'Você abriu muitos documentos em pouco tempo. Espere alguns minutos e continue.',
    today: 'Você abriu o máximo de documentos permitido por dia. Continue amanhã.',
  },
  membershipMessages: {
    createMembershipPlan: { success: 'server', failure },
    deleteMembershipPlan: {
      success: { fallback: 'Plano excluído com sucesso!' },
      failure: 'Falha ao excluir o plano',
    },
    setMembershipPlanActive: {
      success: { fallback: 'Estado do plano atualizado com sucesso!' },
      failure: 'Falha ao atualizar o estado do plano',
    },
    updateMembershipPlan: {
      success: { fallback: 'Plano atualizado com sucesso!' },
      failure: 'Falha ao atualizar o plano',
    },
    updateSummary: {
      success: { fallback: 'Resumo atualizado com sucesso!' },
      failure: 'Falha ao atualizar o resumo',
    },
  },
  moderationMessages: {
    verifyUser: {
      success: { fallback: 'Membro verificado com sucesso!' },
      failure: 'Falha ao verificar o membro',
    },
    deleteUser: {
      success: { fallback: 'Membro excluído com sucesso!' },
      failure: 'Falha ao excluir o membro',
    },
    banUser: { success: 'server', failure },
    unbanUser: { success: 'server', failure },
    banUserWithReason: { success: { always: 'Membro banido com sucesso' }, failure },
    unbanUserWithReason: { success: { always: 'Banimento removido com sucesso' }, failure },
    deleteUserWithReason: {
      success: { always: 'Membro excluído com sucesso!' },
      failure: 'Falha ao excluir o membro',
    },
    deletePostWithReason: { success: { always: 'Publicação excluída com sucesso' }, failure },
    decideBadge: { success: 'server', failure },
    declineUser: { success: { always: 'Membro recusado' }, failure },
    deletePost: { success: 'server', failure },
  },
  navigationTexts: {
    panel: 'Painel de administração',
    role: { name: 'Administrador', short: 'Admin' },
    users: 'Gerenciar membros',
    posts: 'Publicações e comentários do fórum',
    announcements: 'Notificações do sistema',
    badgeRequests: 'Pedidos de verificação de cidadania',
    memberships: 'Planos de assinatura',
    team: 'Pessoas, funções e convites',
    operations: 'Como esta instalação funciona',
    trash: 'Excluídos nos últimos 30 dias',
    invites: 'Convites de todos os membros',
    settings: 'Motivos, funções e o que é guardado',
    desk: 'Tudo o que aguarda uma decisão',
    record: 'Quem fez o quê, quando e por quê',
  },
  pageTitles: {
    login: 'Entrar',
    twoFactor: 'Autenticação de dois fatores',
    forgotPassword: 'Esqueci a senha',
    resetPassword: 'Redefinir senha',
    verify: 'Verificação de e-mail',
    deleteAccount: 'Excluir conta',
    acceptInvite: 'Convite',
    app: 'Baixar o aplicativo',
    notFound: '404 Página não encontrada',
    adminsOnly: 'Esta página é para administradores',
    dashboard: 'Painel',
    users: 'Membros',
    user: 'Detalhes do membro',
    userInvites: 'Convites',
    invitesOf: (name) => `Convites de ${name}`,
    invites: 'Convites ativos',
    team: 'Equipe',
    operations: 'Operação',
    teamRoles: 'Funções e permissões',
    account: 'Sua conta',
    joinTeam: 'Entrar na equipe',
    appeal: 'Recorrer de uma decisão',
    notice: 'Denunciar uma publicação ilegal',
    myData: 'Seus dados',
    trash: 'Lixeira',
    settings: 'Configurações',
    posts: 'Publicações',
    announcements: 'Anúncios',
    badgeRequests: 'Pedidos de cidadania',
    memberships: 'Planos',
    membership: 'Plano',
    createMembership: 'Criar plano',
    editMembership: 'Editar plano',
    edit: (name) => `Editar ${name}`,
    desk: 'Mesa de decisões',
    record: 'Registro',
  },
  accountMessages: {
    changePassword: { success: { always: 'Senha mudada' }, failure },
    makeRecoveryCodes: { success: 'silent', failure },
    renamePasskey: { success: { always: 'Chave de acesso renomeada' }, failure },
    removePasskey: { success: { always: 'Chave de acesso removida' }, failure },
    endAccountSession: { success: { always: 'Sessão encerrada' }, failure },
    endOtherSessions: { success: { always: 'Suas outras sessões foram encerradas' }, failure },
  },
  teamTexts: {
    missingPermission:
      'Sua função não permite mais isto. Um proprietário da equipe pode mudar isso.',
  },
  refusedTexts: {
    approve: 'Não foi possível aprovar',
    reject: 'Não foi possível rejeitar',
    verify: 'Não foi possível verificar',
    decline: 'Não foi possível recusar',
    report: 'Não foi possível decidir sobre',
    open: 'Abrir',
  },
  deskMessages: {
    keep: { success: { always: 'Publicação mantida' }, failure },
    hide: { success: { always: 'Publicação ocultada' }, failure },
    hideAndBan: { success: { always: 'Publicação ocultada e autor banido' }, failure },
    uphold: { success: { always: 'Decisão mantida' }, failure },
    overturn: { success: { always: 'Decisão revertida' }, failure },
  },
  noticeMessages: {
    sendNotice: { success: 'silent', failure },
    muteReporter: { success: { always: 'As denúncias deste membro não contam mais' }, failure },
    unmuteReporter: { success: { always: 'As denúncias deste membro contam de novo' }, failure },
  },
  documentsMessages: {
    holdDocuments: { success: { always: 'Documentos retidos' }, failure },
    releaseDocuments: { success: { always: 'Documentos liberados' }, failure },
  },
  ownDataMessages: {
    exportMemberData: {
      success: { always: 'A cópia está sendo feita. O membro receberá um e-mail com um link.' },
      failure,
    },
  },
  documentsTexts: {
    downloadTitle: (name) => `Baixar ${name}`,
    downloadQuestion:
      'O arquivo fica neste dispositivo até você excluí-lo. O download fica no registro.',
    download: 'Baixar',
  },
  teamMessages: {
    joinTeam: { success: 'silent', failure },
    inviteToTeam: { success: 'silent', failure },
    resendTeamInvitation: { success: 'silent', failure },
    revokeTeamInvitation: { success: { always: 'Convite revogado' }, failure },
    changeTeamRole: { success: { always: 'Função mudada' }, failure },
    suspendTeamMember: { success: { always: 'Suspenso' }, failure },
    resumeTeamMember: { success: { always: 'Suspensão retirada' }, failure },
    endTeamMember: { success: { always: 'Acesso encerrado' }, failure },
    resetTeamMemberSecondFactor: { success: { always: 'Segundo fator redefinido' }, failure },
  },
  identityMessages: {
    verifyRecoveryCode: {
      success: 'silent',
      failure: 'Não foi possível verificar o código. Tente de novo.',
    },
    verifyPasskey: {
      success: 'silent',
      failure: 'Não foi possível verificar a chave de acesso. Tente de novo.',
    },
    addPasskey: { success: { always: 'Chave de acesso adicionada' }, failure },
  },
  identityTexts: {
    usedRecoveryCode: 'Este código já foi usado. Use outro.',
    wrongRecoveryCode:
      'Este código não funciona. Confira-o ou use outro: cada um funciona uma vez.',
    codesLeft: (left) =>
      left === 1
        ? 'Resta um código de recuperação. Crie novos na página da sua conta.'
        : `Restam ${count(left)} códigos de recuperação. Você pode criar novos na página da sua conta.`,
  },
  passkeyTexts: {
    adding: {
      notUsed: 'Nenhuma chave de acesso foi adicionada. Tente de novo.',
      alreadyAdded: 'Este dispositivo já tem uma chave de acesso da sua conta.',
      notSupported:
        'Este dispositivo não cria uma chave de acesso que funcione aqui. Use outro dispositivo ou uma chave de segurança.',
      address: passkeysNeedName,
      noScreenLock:
        'Configure antes um PIN, uma digital ou o reconhecimento facial neste dispositivo.',
      interrupted: 'Outro pedido de chave de acesso estava aberto. Tente de novo.',
      unreadable:
        'Seu gerenciador de senhas criou uma chave de acesso que não pode ser lida aqui. Exclua-a lá e use outro dispositivo.',
      unknown: 'Não foi possível criar a chave de acesso. Tente de novo ou use outro dispositivo.',
    },
    using: {
      notUsed: 'A chave de acesso não foi usada. Tente de novo ou use um código.',
      alreadyAdded: 'Não foi possível usar a chave de acesso. Use um código.',
      notSupported: 'Este dispositivo não consegue usar sua chave de acesso. Use um código.',
      address: passkeysNeedName,
      noScreenLock:
        'Configure antes um PIN, uma digital ou o reconhecimento facial neste dispositivo, ou use um código.',
      interrupted: 'Outro pedido de chave de acesso estava aberto. Tente de novo ou use um código.',
      unreadable: 'A resposta do seu gerenciador de senhas não pode ser lida aqui. Use um código.',
      unknown: 'Não foi possível usar a chave de acesso. Tente de novo ou use um código.',
    },
    obstacles: {
      browser: 'Este navegador não usa chaves de acesso.',
      address: passkeysNeedName,
      otherAddress: 'As chaves de acesso não funcionam neste endereço.',
    },
    notStored:
      'Seu dispositivo ou gerenciador de senhas pode mostrar agora uma chave de acesso que não funciona. Exclua-a lá.',
    wrong:
      'Esta chave de acesso não foi aceita. Talvez tenha sido removida da sua conta. Use outra ou um código.',
    refused:
      'Esta chave de acesso foi recusada, porque pode existir uma cópia dela. Use um código e depois remova-a na página da sua conta.',
    removed: 'Sua conta não tem mais uma chave de acesso para este endereço. Use um código.',
  },
  recordMessages: {
    undoEntry: { success: { always: 'Desfeito' }, failure },
    redoEntry: { success: { always: 'Refeito' }, failure },
    markDigest: noted,
    createNote: noted,
    createNoteElsewhere: { success: { always: 'Nota adicionada' }, failure },
    updateNote: noted,
    restore: { success: { always: 'Restaurado' }, failure },
    eraseUser: { success: { always: 'Apagado do registro' }, failure },
    replaceReasonTemplates: { success: { always: 'Motivos salvos' }, failure },
    deleteNote: { success: { always: 'Nota excluída' }, failure },
  },
  undoWords: {
    undo: 'Desfazer',
    undone: (what) => `Desfeito: ${what}`,
    redone: (what) => `Refeito: ${what}`,
    partlyUndone: (what, left) => `Desfeito: ${what}, não desfeito: ${count(left)}`,
    partlyRedone: (what, left) => `Refeito: ${what}, não refeito: ${count(left)}`,
    many: {
      'user.ban': (of) => plural(of, { one: '# banimento', other: '# banimentos' }),
      'user.un-ban': (of) =>
        plural(of, { one: '# fim de banimento', other: '# fins de banimento' }),
      'user.verify': (of) => plural(of, { one: '# verificação', other: '# verificações' }),
      'user.decline': (of) => plural(of, { one: '# recusa', other: '# recusas' }),
      'user.delete': (of) => plural(of, { one: '# exclusão', other: '# exclusões' }),
      'badge.approve': (of) => plural(of, { one: '# aprovação', other: '# aprovações' }),
      'badge.reject': (of) => plural(of, { one: '# rejeição', other: '# rejeições' }),
      'post.delete': (of) => plural(of, { one: '# exclusão', other: '# exclusões' }),
    },
    redo: 'Refazer',
    nothing: 'Nada do que você fez na última hora pode ser desfeito.',
    actions: {
      'user.ban': 'Banimento desfeito',
      'user.un-ban': 'Fim do banimento desfeito',
      'user.verify': 'Verificação desfeita',
      'user.decline': 'Recusa desfeita',
      'user.delete': 'Exclusão desfeita',
      'badge.approve': 'Aprovação desfeita',
      'badge.reject': 'Rejeição desfeita',
      'post.delete': 'Exclusão desfeita',
      'announcement.delete': 'Exclusão desfeita',
      'membership.delete': 'Exclusão desfeita',
    },
  },
  sessionTexts: {
    unnamed: 'Sem nome',
    cookiesBlocked: 'Este navegador bloqueia cookies. Permita-os neste site para entrar.',
    cookieTaken:
      "O próprio servidor define o cookie 'user', de que esta página precisa. Avise quem o administra.",
    notSaved: 'Nada foi salvo.',
    draftWaits: 'O que você digitou estará de volta depois que você entrar.',
  },
  uploadMessages: {
    upload: { success: { always: 'Imagem enviada com sucesso!' }, failure: 'O envio falhou' },
  },
  uploadTexts: {
    failed: 'O envio falhou',
    failedBecause: (reason) => `O envio falhou: ${reason}`,
    failedWithStatus: (status) => `O envio falhou com o status: ${status}`,
  },
  userMessages: {
    sendNotificationToUser: {
      success: { fallback: 'Notificação push enviada com sucesso!' },
      failure: 'Falha ao enviar a notificação',
    },
  },
}

installCatalogue({ ...library, ...product, ...panel }, reactAria)
