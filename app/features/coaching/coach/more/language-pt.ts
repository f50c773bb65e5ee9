/** What is asked and told in Portuguese: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const PT = String.raw`
=howDidItGo ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(como|cm) (que )?(foi|ficou|correu|rolou|se saiu|voce se saiu|vc se saiu|vc foi|voce foi|ce foi|foram)\b.{0,25}\b(prova|exame|entrevista|apresentacao|reuniao|concurso|vestibular|teste|consulta|tcc|defesa|mudanca|jogo|cirurgia|audicao)\b|\b(prova|exame|entrevista|apresentacao|reuniao|concurso|vestibular|consulta|tcc|defesa|mudanca|jogo|teste)\b.{0,20}\b((como|cm) (que )?(foi|ficou|rolou)|foi (bem|bom|boa|tranquil[ao]))\b|\b(passou|foi bem|mandou bem|se saiu bem|conseguiu)\b.{0,12}\b(na|no|a|o) (prova|exame|entrevista|concurso|vestibular|teste|apresentacao|vaga)\b|^(e |e ai |ai |entao |mas |oi ){0,3}(como|cm) (que )?(foi|rolou)( la| tudo| isso)?\W*$|^(e ai |e )?(deu (tudo )?certo|foi bem)( la)?\W*\?)
c Foi melhor do que eu esperava, obrigado por lembrar.
c Acho que fui bem, agora posso respirar em paz.
p Saí de lá com vida, então já considero vitória.
p Fui bem, só as minhas mãos é que tremeram por todos.
i Melhor que o previsto, mas a melhor parte é pra contar pessoalmente.
i Descobri uma coisa sobre mim que eu não esperava.
b E a sua semana, como está?
=howWasDay ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(como|cm) (que )?(foi|ta|esta|tem sido|vai|anda|passou|ta sendo|esta sendo|ta indo|esta indo)\b.{0,15}\b(dia|fds|fim de semana|final de semana|semana|noite|manha|tarde|trabalho|trampo|hoje|ontem|domingo|sabado|feriado|ferias|folga|plantao)\b|\b(dia|fds|fim de semana|final de semana|semana|trabalho|trampo|hoje|feriado)\b.{0,15}\b(como|cm) (que )?(foi|ta\b|esta\b)|\b(teve|passou) (um |uma )?(bom|boa|otimo|bem)\b.{0,12}\b(dia|fds|fim de semana|final de semana|semana|noite|feriado|domingo)\b|\b(o que|oq|o q|que) (que )?(voce |vc |ce )?(fez|aprontou|andou fazendo)\b.{0,15}\b(hoje|ontem|fds|fim de semana|final de semana|domingo|sabado|de bom)\b|\b(dia|fds|semana|trabalho) (foi|ta|esta) (bom|boa|tranquil[ao]|corrid[ao]|cheio|puxad[ao]|legal)\b.{0,12}\?|\b(trabalhou|trampou) muito\b.{0,10}\?)
c Foi cheio, mas conversar com você deixa ele melhor.
c Foi bom no geral, com uns momentos que valeram a pena.
p Ele sobreviveu, eu sobrevivi, deu empate.
p Produtivo, se encarar o café com cara séria contar.
i Mais devagar que o normal, e acho que eu precisava disso.
i Comum, até me aparecer uma ideia que não vai embora.
b E o seu dia, como foi?
b Qual foi o seu melhor momento?
=wyd ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(vida|trabalha\w*|trampo|fds|fim de semana|final de semana|sabado|domingo|segunda|terca|quarta|quinta|sexta|amanha|feriado|natal|ano novo|reveillon|carnaval|ferias|livre|livres|vagas?|folga|relaxar|desestressar|descansar|desligar|espairecer|divertir|diversao|se|faculdade|quando|aqui|app|profissao|mais tarde|a noite|hoje|sustento|costuma|gosta)\b).*\b(o que|oq|oque|o q|que|q)( e)?( que| q)? ?(voce|vc|ce|c|tu)? ?(ta|esta|tas|estas|anda|anda a|tava|estava)? ?(fazendo|fazeno|aprontando|faz|fzd|fznd|arrumando)\b|^(e ai |oi |e |ei |hey ){0,2}((ta|esta|vc ta|voce esta) )?(fazendo|aprontando) (o que|oq|algo|alguma coisa)\b|\b(ta|esta) (fazendo|aprontando) (o que|oq)\b|\b(ta|esta) (ocupado|em casa|trabalhando|deitado|acordado|de boa|livre)( ai| agora| ainda)?\W*\?)
c Dando uma pausa e escrevendo pra você com gosto.
c Nada de mais, então sua mensagem chegou na hora certa.
p Fingindo que sou uma pessoa muito ocupada.
p Treinando com o sofá, já somos uma dupla entrosada.
i Pensando no que faz um dia comum virar um dia bom.
i Ouvindo o silêncio, que hoje tem bastante assunto.
b E você, o que está fazendo?
=weekendPlans ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|oque|o q|que|q|quais|como)( que| q| e que)? ?(voce|vc|ce|c|tu)? ?(vai fazer|faz|vai ser|vai passar|pretende( fazer)?|pensa em fazer|ta planejando|vao fazer|sao seus planos|vai aprontar|tem planejado|vai rolar)\b.{0,25}\b(fds|fim de semana|final de semana|finde|sabado|domingo|amanha|hoje|a noite|de noite|sexta|feriado|feriadao|mais tarde|depois)\b|\b(plano|planos|programa|programacao|compromisso|role|algo marcado|alguma coisa)\b.{0,25}\b(fds|fim de semana|final de semana|finde|sabado|domingo|amanha|hoje|sexta|feriado|noite|semana)\b.{0,12}(\?|$)|\b(fds|fim de semana|final de semana|feriado|sabado|domingo)\b.{0,12}\b(o que (vai|voce|vc)|vai fazer o que|vai fazer oq|ja tem planos|tem planos|vai sair)\b|^(e )?(tem |quais )?(planos|os planos|algum plano)\b.{0,12}\W*\?|\b(vai|voce vai|vc vai) sair\b.{0,15}\b(hoje|fds|fim de semana|sabado|sexta|a noite)\b)|\bvai fazer (oq|o que|oque)\b.{0,10}\b(hoje|amanha|sabado|domingo|sexta|fds|fim de semana|a noite)\b|\b(o que|oq) tem (pra|para) (hoje|amanha|sabado|o fds|o fim de semana)\b
c Quero pouca pressa, boa companhia e comida gostosa.
c Ainda tem espaço pra uma boa ideia, inclusive sua.
p Tenho grandes planos, o primeiro é dormir sem despertador.
p Um duelo sério entre mim e o sofá, ele é favorito.
i Vou deixar espaço pra surpresa, ela costuma saber chegar.
i Estou com vontade de ar novo, o resto decido na hora.
b E você, quais são os planos?
b Você prefere descanso ou aventura?
=whenSuits ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(quando|qdo|qnd|que horas|q horas|a que horas|que dia|q dia|qual dia|quais dias|qual horario|que horario|qual noite|pra quando)\b.{0,30}\b(a gente|nos (vemos|encontramos)|vamos|se (ve|encontra|encontrar|ver)|nos ver|fica (bom|melhor)|e (bom|melhor)|seria (bom|melhor)|(voce|vc|ce) (pode|ta livre|esta livre|prefere|consegue|tem tempo|tem livre|quer)|pode ser|marcar|marcamos|funciona|da pra voce|da pra vc|da certo|vai dar|te pego|saimos|rola|combinamos|livre|disponivel)\b|\b(quando|que dia|que horas|qual dia) (pode|consegue|prefere|quer)\b.{0,20}\?|^(e |ok |ta |entao |mas |pra ){0,3}(quando|qdo|qnd|que horas|q horas|a que horas|que dia|qual dia)( seria| entao)?\W*$)
c Pra mim à noite é ótimo, você escolhe o dia.
c Uma noite tranquila dessa semana fica perfeito pra mim.
p Meu sofá me libera quase todas as noites.
p Consultei minha agenda imaginária e ela diz o quanto antes.
i À noite, quando a cidade desacelera e a conversa rende.
i Perto do pôr do sol, é quando eu conto as melhores coisas.
b Qual dia fica melhor pra você?
=dayOk ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(pode ser|fica bom|fica bem|ta bom|da certo|da pra voce|da pra vc|da pra ti|serve|funciona|rola|tudo bem|topa|bora|que tal|vamos|marcamos|combinado|combinamos|e se for|melhor|consegue|pode|te pego|nos vemos|a gente se ve)\b.{0,15}\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|depois de amanha|fds|fim de semana|final de semana|semana que vem|as \d+\w*|\d+h|(as )?(sete|oito|nove) horas?|hoje a noite|feriado)\b.{0,25}\?|\b(ta|esta|vai estar|estaria|ce ta|ta de boa) (livre|ocupado|disponivel|de boa|de folga)\b.{0,15}\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|final de semana|hoje|semana|as \d+\w*|feriado)\b|\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|semana que vem|as \d+\w*|\d+h|hoje)\b.{0,15}\b(pode ser|fica bom|ta bom|da certo|da pra (voce|vc|ti)|serve|funciona|rola|tudo bem|voce pode|vc pode|vc consegue|voce consegue|ta livre|esta livre|topa|e bom|seria bom)\b|^(e |entao |ok |que tal |pode ser ){0,3}(na |no |as |pras )?(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|semana que vem|\d+h?)( feira)?( a noite| de manha| a tarde| as \d+\w*)?\W*\?|\b(vc|voce|ce) (pode|consegue) (na |no |as )?(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|\d+h)\b)
c Sim, pra mim está ótimo.
c Perfeito, já tenho uma coisa boa pra esperar.
p Combinado, vou avisar o sofá que nesse dia não estou.
p Perfeito, já comecei a pensar na roupa.
i Pode ser, e já tenho meia ideia de aonde ir.
i Ótimo, esse dia estava precisando de um bom motivo.
b Qual horário você prefere?
=wherePlace ^(?!.*\bme levaria\b).*(?:^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(onde|aonde|ond|em que (lugar|bairro|lado|bar)|que (lugar|bairro|bar|regiao)|qual (lugar|bar|bairro|regiao))\b.{0,30}\b(a gente|nos (vemos|encontramos|encontrar)|vamos|se (encontra|ve|encontrar|ver)|marcar|marcamos|encontro\b(?! (ideal|perfeito))|voce quer (ir|me levar)|vc quer (ir|me levar)|prefere|sugere|pensou|seria|fica bom|fica melhor|vai me levar|me leva|pode ser|rola|jantamos|comemos|bebemos|te encontro|te vejo)\b|^(e |ok |ta |entao |mas ){0,3}(onde|aonde|em que lugar|que lugar|qual lugar)( seria| exatamente| entao| vai ser)?\W*$|\b(conhece|sabe de|tem) (algum|um) (lugar|lugarzinho|barzinho|bar|cantinho|restaurante)\b)|\b(encontra|ve|vamos|encontramos|marcamos|marca) (onde|aonde|em que lugar)\W*$)
c Um café tranquilo no centro, onde dá pra conversar de verdade.
c Um lugar simples com bom café e cadeiras confortáveis.
p Onde a música for baixa o bastante pra ouvir minhas piadas.
p Onde tiver sobremesa boa, assim já ganho pontos.
i Gosto de lugares pequenos, daqueles que a gente acha sem querer.
i Eu começaria por uma caminhada e deixava a rua escolher.
b Qual região é boa pra você?
b Prefere um lugar calmo ou movimentado?
=coffeeSometime ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(vamos|bora|topa|quer|toparia|aceita|aceitaria|que tal|gostaria de|afim de|a fim de|ta afim de|podemos|podiamos|poderiamos|devemos|deviamos|a gente podia|a gente pode|anima|animaria|partiu|vontade de|rola)\b.{0,25}\b(cafe|cafezinho|cerveja|breja|chopp|chope|drink|vinho|bar|barzinho|jantar|almocar|almoco|sorvete|acai|sair|nos ver|se ver|nos encontrar|nos conhecer|se conhecer|se encontrar|encontrar|encontro|me ver|me encontrar|caminhar|caminhada|passeio|passear|beber|tomar|comer|role|dar uma volta|marcar)\b|\b(quando )?(a gente|nos) (se ve|sai|vai sair|se encontra|toma um cafe|vai se ver|vai se encontrar|vai tomar|nos vemos|marca)\b.{0,25}(\?|$)|\b(me (leva|chama|convida|paga|busca))\b.{0,20}\b(cafe|sair|jantar|cerveja|drink|bar|almocar|sorvete|passear)\b|^(um )?(cafe|cafezinho|cerveja|chopp|drink|vinho|jantar|sorvete|acai)( qualquer dia| um dia desses| juntos| comigo)?\W*\?|\bmarcar (um encontro|alguma coisa|algo|de sair|um cafe)\b.{0,15}\?)
c Com muito prazer, pessoalmente a conversa é sempre melhor.
c Quero sim, era o que eu torcia pra ler.
p Topo, prometo não derrubar nada nos primeiros cinco minutos.
p Quero, ao vivo eu cometo bem menos erros de digitação.
i Topo, tenho uma curiosidade que só se resolve pessoalmente.
i Quero sim, acho que uma caminhada diz mais que mil mensagens.
b Quando fica bom pra você?
b Prefere um café ou uma caminhada?
=invitedGo ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(whats\w*|zap|wpp|insta\w*|telegram)).*\b((quer|topa|vem|viria|vamos|bora|anima|toparia|gostaria de|aceita|pode|partiu|ta afim de|ta a fim de) (ir |vir |de ir |de vir |me acompanhar)?.{0,25}\b(comigo|cmg|com a gente|conosco|juntos?|junto)|me acompanha|me acompanharia|me faz companhia|(quer|topa|anima|gostaria de|vamos|bora|toparia|afim de|a fim de) (ir|vir|ver|assistir)\b|(vamos|bora|partiu) (n[oa]|pr[oa]|a[os]?|num|numa|pra|para)\b))
c Vou sim, obrigado pelo convite.
c Com você eu vou com muito gosto.
p Vou, mas não me responsabilizo pelo meu senso de direção.
p Topo, já vou ensaiando minha cara de especialista.
i Vou, tenho a sensação de que isso vai render história.
i Topo, convites espontâneos costumam virar as melhores lembranças.
b Onde a gente se encontra?
=contactSwap ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(tem|usa|passa|me passa|me da|me manda|vamos|bora|prefere|qual|quer|te passo|te mando|posso (te )?(passar|dar|pedir|ter)|anota|me chama|chama|trocar|trocamos|vamos pro|vem pro|ir pro|conversar|a gente|migrar|adiciona|me segue|te sigo|seu|qual e)\b.{0,25}\b(whatsapp|whats|wpp|zap|zapzap|wats|insta|instagram|ig|telegram|tele|snap|facebook|face|numero|telefone|celular|contato|contatos|arroba)\b|^(seu |qual seu |o )?(whats|zap|wpp|insta|instagram|numero|telefone|@)( seu)?\W*\?)
c Claro, a gente conversa com prazer por lá também.
c Com gosto, fica mais fácil conversar assim.
p Pode ser, mas por lá meus áudios parecem podcast.
p Claro, já aviso que exagero nas figurinhas.
i Sim, lá dá pra descobrir logo a voz da pessoa.
i Pode ser, cada conversa muda um pouco o jeito da gente.
b Onde você prefere conversar?
=sendPhoto ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(manda|me manda|envia|mandar|enviar|tem|teria|mostra|me mostra|posso ver|quero ver|queria ver|deixa eu ver|tira|cade|coloca|mandou|ver)\b.{0,20}\b(foto|fotos|fotinha|fotinho|selfie|selfies|video seu|ft)\b|^(uma |mais |outra )?(foto|fotos|selfie)( sua| suas)?( agora| atual)?\W*\?)
c Claro, vou escolher uma em que sou eu mesmo.
c Mando sim, uma daquelas sem muito preparo.
p Mando, só preciso achar uma de olhos abertos.
p Claro, mas minhas melhores fotos são sempre da comida.
i Mando, mas a foto certa ainda não foi tirada.
i Vou mandar uma que diga algo além do rosto.
b Você manda uma também?
=callTonight ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(posso|pode|podemos|quer|vamos|bora|topa|prefere|rola|que tal|gosta de|a gente pode|podia|consigo|gostaria de|quer que eu)\b.{0,20}\b(te ligar|me ligar|ligar|ligacao|chamada|videochamada|chamada de video|video chamada|video|call|telefone|ligue|facetime|audio)\b|\b(me liga|te ligo|a gente se fala|nos falamos|se fala por)\b.{0,25}\?|\b(me liga) (hoje|depois|mais tarde|a noite|agora)\b|\b(ligacao|chamada|videochamada|call)\b.{0,15}\?)
c Pode sim, vou gostar de ouvir a sua voz.
c Claro, uma ligação tranquila cai muito bem.
p Bora, já vou preparar minha voz de locutor de madrugada.
p Pode ligar, vou fingir que não ensaiei o alô.
i Sim, na voz aparece muita coisa que a tela esconde.
i Pode ser, tenho uma história que escrita perde a graça.
b Que horas fica bom pra você?
=whySlow ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(por ?que|pq|porq|por q|como assim)\b.{0,20}\b(nao|n|nn|demora|demorou|sumiu|some|ta demorando|visualiza|visualizou|me ignora|me deixou)\b.{0,15}(respond\w*|fal\w+|escrev\w*|mand\w*|sumi\w*|tanto|muito|visualiz\w*|no vacuo|apareceu)|\b(vc|voce|ce|tu|cade voce|cade vc)? ?(sumiu|desapareceu|ta sumido|sumido|me esqueceu|esqueceu de mim|me abandonou|me deixou no vacuo|ta me ignorando|me ignorou|ainda (ta|esta) vivo|ta vivo|morreu|demorou)\b.{0,12}(\?|$)|\b(onde|aonde) (voce |vc |ce )?(se meteu|foi parar|andava|estava sumido|tava)\b|\b(cade voce|cade vc|que fim (voce )?levou)\b|\b(nao|n) (vai )?(me )?(responde|respondeu|responder)( mais| nunca)?\W*\?|\bdemora (tanto|muito|sempre)? ?(pra|para) responder\b)
c Tem razão, desculpa, agora estou aqui com calma.
c Foi mal, eu queria responder direito e acabei demorando.
p Escrevi a resposta perfeita, só que foi na minha cabeça.
p Meu celular e eu estávamos dando um tempo.
i Às vezes demoro justamente quando a conversa me interessa.
i Estava pensando, tem resposta que não gosto de jogar fora.
b Me conta, o que eu perdi?
=areYouReal ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu|isso|esse perfil|seu perfil|perfil|essa foto|as fotos|suas fotos|essas fotos)\b.{0,6}\b(e|eh|sao)\b.{0,15}\b(real|reais|de verdade|verdadeir[oa]s?|fake|bot|robo|falso|falsa|ia|golpista|inteligencia artificial|humano|gente mesmo|voce mesmo|vc mesmo|suas mesmo|mesmo)\b.{0,12}(\?|$)|^(mas |e |oi )?(e |eh )?(real|fake|bot|robo|golpe|perfil fake|perfil falso|de verdade mesmo)\W*\?|\b(como (eu )?sei (que|se) (voce|vc)|voce existe|vc existe|existe mesmo|e golpe|(to|estou) falando com (um )?(robo|bot|pessoa|ia))\b|\b(usa|usando) (ia|chatgpt|inteligencia artificial)\b)
c Sou de verdade, se quiser a gente faz um vídeo rapidinho.
c Sim, de carne e osso, e entendo a dúvida.
p Real, ninguém programaria um robô com tanta fome.
p De verdade, infelizmente até na segunda de manhã.
i Sou, e um pouco mais tímido do que pareço por escrito.
i Sim, e as partes mais verdadeiras não estão no perfil.
b Você já topou com perfil estranho?
=job ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|que|q|com o que|com oq|com que|no que|em que|onde|aonde|qual|qual e)\b( (e )?(que )?)?(voce |vc |ce |tu |o |a |e )*(trabalha|trampa|faz da vida|faz na vida|faz de bom da vida|faz pra viver|seu trabalho|sua profissao|teu trabalho|profissao|seu emprego|area voce|area vc|area|seu trampo|atua)\b|\bfaz (o que|oq|oque) da vida\b|\b(trabalha|trampa) (com (o que|oq|oque|que)|em que|no que|onde|de que|muito|em casa|fora|de home office|tambem|ou estuda)\b.{0,15}(\?|$)|\b(voce|vc|ce|tu) (trabalha|trampa)\b.{0,20}(\?|$)|\b(gosta|curte) d[oe] (seu |teu |que faz |o que faz )?(trabalho|trampo|emprego|que voce faz|que faz)\b|\b(trabalha ou estuda|estuda ou trabalha)\b|^(e |voce |vc )?trabalha\W*\?|\b(seu|teu) (trabalho|trampo|emprego)\b.{0,25}\?)
c Um trabalho que me ocupa bastante, mas à noite eu desligo.
c Gosto de lidar com gente e resolver problema, é o que me move.
p Oficialmente muito ocupado, na prática bebo bastante café.
p Participo de reuniões que podiam ser uma mensagem.
i Do meu trabalho, gosto mais da parte que ninguém vê.
i De dia faço o que sei, de noite penso no que sonho.
b E você, trabalha com o quê?
b O que você curte no seu trabalho?
=from ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(de onde|d onde|daonde|de q lugar|de que (lugar|cidade|estado|bairro|regiao|parte)|de qual (cidade|bairro|estado|regiao))\b.{0,15}(voce|vc|ce|tu|e|fala|veio|tc|\?|$)|\b(onde|aonde|ond|em que (bairro|cidade|regiao|parte|lugar)|em qual (bairro|cidade|regiao)|que (bairro|cidade)|qual (bairro|cidade|regiao)|qual sua cidade)\b.{0,12}\b(mora|vive|nasceu|cresceu|moras|reside|cidade)\b|\bmora (onde|aonde|longe|perto|sozinho|com (quem|seus pais|alguem|a familia)|em (que|qual) |aqui|em \w+|no \w+|na \w+|ai)\b.{0,20}(\?|$)|\b(voce|vc|ce|tu) (e|eh) (daqui|d[eoa] (?!(aries|touro|gemeos|cancer|leao|virgem|libra|escorpiao|sagitario|capricornio|aquario|peixes|tipo|dia|noite|boa|verdade|manha))\w+|mineiro|carioca|paulista|gaucho|baiano|paulistano|nordestino)\W*(\?|$)|^(e |eh )?(daqui|de (sp|sao paulo|rio|bh|minas|salvador|recife|curitiba))( mesmo)?\W*\?|\b(quao longe|longe de mim|a quantos km|qual a distancia)\b|\bha quanto tempo (voce |vc )?mora\b)
c Perto o bastante pra gente se ver sem montar expedição.
c Gosto de onde moro, tem a mistura certa de calma e vida.
p Moro onde a geladeira fica perto do sofá, escolha estratégica.
p Sou de um lugar onde café é assunto sério.
i Eu me sinto em casa onde tem alguém me esperando.
i O meu canto se entende melhor à noite, andando sem pressa.
b E você, de onde é?
b Você gosta de onde mora?
=age ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(quantos|qnts|qts|quants|qtos) anos (voce |vc |ce |tu )?(tem|faz|tens|vai fazer)\b|\b(qual|qual e|que|q) (a )?(sua |tua )?(idade|ano (voce|vc) nasceu)\b|\b(tem|voce tem|vc tem) (quantos|qnts|qts|qtos) anos\b|\b(quando|que dia|q dia) (e |eh )?(o )?(seu |teu )?(aniversario|niver|voce faz aniversario|faz aniversario|faz anos)\b|\b(tem|vc tem|voce tem) (mesmo )?\d\d( anos)?( mesmo)?\W*\?|^(e )?(sua )?(idade|quantos anos)\W*\??$|\b(em que|que) ano (voce|vc) nasceu\b)
c Idade suficiente pra saber o que quero e ainda ter curiosidade.
c Adulto pras coisas sérias, leve o bastante pra rir delas.
p A idade em que sair depois do jantar já é rebeldia.
p Depende, minhas costas declaram uns anos a mais.
i Por dentro mudo de idade conforme a música que toca.
i Aquela em que a gente para de correr e começa a escolher.
b Idade faz diferença pra você?
=height ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(qual|qual e|que|q) (a )?(sua |tua )?altura\b|\b(quanto|qto|qnt) (voce |vc |ce |tu )?(mede|tem de altura|tem d altura)\b|\b(voce|vc|ce|tu) (e|eh) (alto|baixo|baixinho|mais alto|bem alto|muito alto)\b.{0,20}(\?|$)|^(e |eh )?(alto|baixo|bem alto|mais alto que)\b.{0,15}\?|^(sua )?altura\W*$|\bmede quanto\b|\btem quanto de altura\b|\b(e|eh) mais (alto|baixo) (que|do que) eu\b)
c Alto o bastante pra alcançar a prateleira das coisas boas.
c Na medida certa, e confortável pra um abraço.
p Alto o suficiente pra bater a cabeça em armário aberto.
p Deitado no sofá eu pareço altíssimo.
i Fico mais alto quando estou feliz, já me avisaram.
i Essa fica pra primeira vez ao vivo, gosto de suspense.
b Isso conta muito pra você?
=sign ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(qual|qual e|que|q|de que) (o )?(seu |teu )?(signo|ascendente|lua)\b|\b(signo|ascendente|horoscopo|mapa astral|astrologia|zodiaco)\b.{0,25}(\?|$)|\b(voce|vc|ce|tu) (e|eh) (de |um )?(aries|ariano|touro|taurino|gemeos|geminiano|cancer|canceriano|leao|leonino|virgem|virginiano|libra|libriano|escorpiao|escorpiano|sagitario|sagitariano|capricornio|capricorniano|aquario|aquariano|peixes|pisciano)\b|\b(acredita|curte|liga) (em|pra|de) (signo|signos|astrologia|horoscopo)\b)
c Acredito mais nas pessoas que nos astros, mas adoro ouvir.
c Ligo pouco, mas acho divertido ver o que dizem da gente.
p Sou do signo de quem lê horóscopo só quando é bom.
p Segundo a geladeira sou Garfo com ascendente em queijo.
i Prefiro que você adivinhe pelo jeito que eu me comporto.
i Nas estrelas busco mais silêncio que resposta, mas alguma coisa volta.
b E você, acredita em signo?
=siblings ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(tem|quantos|quantas|tens)\b.{0,12}\b(irmao|irmaos|irma|irmas|sobrinh[oa]s?|irmaozinho|primos)\b.{0,15}(\?|$)|\b(filho unico|filho do meio|cacula)\b.{0,10}(\?|$)|\b(sua familia|tua familia|seus pais|teus pais|sua mae|seu pai|seu irmao|sua irma|seus irmaos|seus avos|sua avo)\b.{0,40}(\?|$)|\b(se da bem|da bem|proximo|apegado|ligado) (com |a |da |de )?(a )?(sua familia|familia|seus pais|seus irmaos)\b|\b(familia (grande|pequena|unida))\b.{0,10}\?|\b(como e|fala d|me fala d|conta d)\w* (a )?sua familia\b)
c Família conta muito pra mim, foi onde aprendi o que é carinho.
c Sou bem apegado aos meus, mesmo quando a gente discute.
p Em casa eu ganho, mas só na disputa de quem come mais.
p Almoço de família lá é esporte, todo mundo fala junto.
i Da minha família peguei uma coisa que se descobre com o tempo.
i Certas manias minhas só se entendem olhando de onde vieram.
b E você, como é com a sua família?
b A sua família é grande?
=haveKids ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(tem|tens|ja tem|quantos|possui)\b.{0,8}\b(filho|filhos|filha|filhas|filhinho|crianca|criancas|bebe)\b(?! unic)|\b(voce|vc|ce|tu) (ja )?(e|eh) pai\b|^(ja )?(e |eh )?(pai|filhos)\W*\?|\b(com|sem) filhos\W*\?|^(e )?filhos\W*$)
c É um assunto importante, te conto com gosto e com calma.
c Adoro criança, e do resto prefiro falar pessoalmente.
p Com criança eu me dou bem, temos o mesmo senso de humor.
p Por enquanto o mais infantil da sala costuma ser eu.
i É resposta curta com pensamento comprido, merece uma noite.
i Criança faz pergunta melhor que a gente, penso muito nisso.
b E você, tem filhos?
=wantKids ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(quer|queria|gostaria|pensa em|pretende|sonha em|deseja|tem vontade de|planeja|se ve|se imagina|vai querer|ainda quer)\b.{0,20}\b(filho|filhos|filha|crianca|criancas|pai|familia|bebe)\b|\b(gosta|curte) d[e]? ?crianca[s]?\b|\b(filhos|criancas)\b.{0,20}\b(voce quer|vc quer|quer ter|um dia|pensa|no futuro)\b)
c Com a pessoa certa, é uma ideia que me agrada muito.
c Gosto de criança, e o principal é com quem a gente constrói.
p Quero, se alguém me ensinar a fechar um carrinho de bebê.
p Gosto da ideia, castelo de areia eu já domino.
i Às vezes penso nisso quando vejo uma casa cheia de barulho.
i É um pensamento que muda muito com quem está do lado.
b E você, como imagina isso?
=pets ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(tem|tinha|queria|quer|gosta de|ama|curte|prefere|adora|quantos|possui|tens|tem medo de)\b.{0,15}\b(pet|pets|bicho|bichos|bichinho|animal|animais|cachorro|cachorros|cachorrinho|dog|dogs|gato|gatos|gatinho|gata|cao|caes|passarinho|peixe de)\b|\b(cachorro ou gato|gato ou cachorro|cachorros ou gatos|gatos ou cachorros|dog ou cat)\b|\b(seu|teu|esse|o) (cachorro|gato|doguinho|dog|cachorrinho|bichinho)\b.{0,25}\?|\b(e|eh) de quem (o|esse) (cachorro|gato)\b)
c Gosto muito de bicho, me deixam de bom humor na hora.
c Sim, adoro, eles deixam qualquer casa mais viva.
p Cumprimento primeiro o cachorro e depois o dono.
p Com gato eu sempre tento, e ele me ignora com classe.
i Confio bastante na opinião dos bichos sobre as pessoas.
i Bicho entende o humor da gente antes da gente.
b Você é de cachorro ou de gato?
=languages ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|quais|quantas|qual|outras|q) (outras? )?(lingua|linguas|idioma|idiomas)\b|\b(fala|sabe falar|sabe|entende|aprendendo|estuda|conhece|manja de)\b.{0,10}\b(ingles|espanhol|frances|italiano|alemao|portugues|japones|mandarim|chines|russo|arabe|libras|outra lingua|outro idioma|outras linguas|minha lingua|coreano)\b|\bcomo (voce |vc )?fala (tao bem )?(portugues|espanhol|ingles)\b|\b(idioma|idiomas)\b.{0,15}\?)
c Gosto de idiomas, e em português eu me sinto em casa.
c Eu me viro, e o que falta aprendo com gosto.
p Falo muito bem com as mãos, a gramática vem depois.
p Em qualquer idioma eu sei pelo menos pedir a sobremesa.
i Cada língua mostra um lado diferente da gente.
i Tem palavra que na tradução perde o melhor.
b E você, fala quais idiomas?
=studied ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(se )?formou( em| no)? (que|q|o que|oq)\b|\b(o que|oq|que|q|qual|onde|aonde|em que|quando|que curso|qual curso|que faculdade|qual faculdade)\b.{0,15}\b(estuda|estudou|estudava|cursou|cursa|se formou|formou|e formado|faz faculdade|fez faculdade|fez de faculdade|faculdade|curso|sua formacao|graduacao|formado)\b|\b(voce|vc|ce|tu)? ?(estuda|estudou|cursou|fez|faz|terminou|e formado|eh formado) (faculdade|faculdade de|curso superior|graduacao|pos|em que|o que|oq|em q)\b|\b(e|eh) formado( em)?\b.{0,15}(\?|$)|\b(voce|vc|ce) (estuda|estudou)\b.{0,15}(\?|$)|^(e )?(voce )?estuda( o que| ainda)?\W*\?)
c Aprendi muito nos livros, e mais ainda com as pessoas.
c O que me dava curiosidade naquela época ainda me dá hoje.
p Eu me especializei em estudar na véspera.
p Tenho diploma imaginário em pausa pro café.
i A coisa mais útil que aprendi não estava na matéria.
i Se começasse hoje, escolheria de novo pela curiosidade.
b E você, estudou o quê?
=everMarried ^(?!.*\b(muito tempo|faz tempo|pouco tempo)\b).*(?:^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(por ?que|pq|porq|ha quanto|faz quanto|quanto tempo|como assim|como (que )?(voce|vc))\b).*(?:\b(ja|voce ja|vc ja)? ?(foi|e|eh|era|ta|esta)( mesmo)? (casado|divorciado|separado|solteiro|noivo|comprometido|namorando|ficando com alguem|enrolado|desquitado|viuvo|solteirissimo)\b.{0,15}(\?|$)|\bja (casou|se casou|foi noivo|morou junto|namorou)\b|\b(tem|ja teve) (namorada|esposa|mulher|noiva|ex mulher|alguem|compromisso|outra)\b.{0,12}(\?|$)|\b(quer|pensa em|gostaria de|acredita (em|no)|pretende|sonha em) (se )?(casar|casamento)\b|\bcasamento\b.{0,20}\?|^(solteiro|casado|divorciado)( mesmo| ou casado)?\W*\?)))
c Estou livre e com a cabeça no lugar, isso é o que conta.
c Não tenho ninguém, senão não estaria aqui falando com você.
p Meu relacionamento mais estável é com o travesseiro.
p Livre, o controle remoto é todo meu faz tempo.
i Acredito no pra sempre, mas prefiro ver nascer devagar.
i Acredito mais nas promessas pequenas cumpridas todo dia.
b E você, o que acha de casamento?
=lastRelationship ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(ultimo|seu ultimo|ultima|antigo|anterior) (relacionamento|namoro|namorada|casamento|rolo|ex)\b|\b(sua|tua|a|com sua|com a) ex\b.{0,25}(\?|$)|\b(ha|a|faz) quanto tempo\b.{0,15}\b(solteiro|sozinho|separado|terminou|ta so|esta so|divorciado)\b|\b(ta|esta|e) (solteiro|sozinho) (ha|a|faz|desde|tem) (quanto|muito|pouco|quando|tempo)\b|\b(por ?que|pq|como) (voces |vcs |voce )?(terminaram|terminou|acabou|separou|se separou|se separaram)\b|\b(ja superou|superou|ainda gosta d|ainda ama|ainda fala com|quantos relacionamentos|quantos namoros|quantas namoradas|quanto tempo durou|durou quanto)\b|\bquanto tempo (ta|esta) solteiro\b)|\bterminou (faz|ha|tem) (quanto|muito)\b|\b(ta|esta) solteiro (ha|faz|tem) \w+ tempo\b
c Terminou com respeito e me ensinou o que eu quero de verdade.
c É capítulo bem fechado, hoje olho pra frente em paz.
p Aprendi que sempre tenho razão, menos quando importa.
p Saí inteiro e com ótimo gosto pra sorvete.
i Me ensinou a reconhecer os silêncios que fazem bem.
i Toda história deixa uma pergunta, a minha vai achando resposta.
b E o que você aprendeu com a sua?
=whySingle ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(por ?que|pq|porq|por q|como|como assim|como pode)\b.{0,25}\b(solteiro|sozinho|nao (tem|namora|casou|se casou|ta namorando|tem namorada|arrumou)|n tem namorada|ta so|ainda nao casou|ninguem te)\b|\b(cara|homem|alguem) (como|assim como|igual) (voce|vc|tu)\b.{0,20}\b(solteiro|sozinho|aqui)\b)
c Porque prefiro esperar a pessoa certa a me contentar.
c Porque quero algo de verdade, e isso tem o seu tempo.
p Porque meu sofá é ciumento e muito convincente.
p Culpa do meu talento pra piada na hora errada.
i Porque a pessoa certa e eu nos desencontramos por pouco, até agora.
i Talvez porque o que é bonito eu reconheço, mas com calma.
b E você, como vê isso?
=lookingFor ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|que|q|qual|quem)\b( (e )?que)? ?(voce |vc |ce |tu )?(ta |esta |anda )?(procura|procurando|busca|buscando|espera encontrar|quer encontrar|quer aqui|quer por aqui|ta querendo|quer da vida|tu procura|pretende aqui)\b(?!.{0,8}\b(numa|em uma|em alguem|na pessoa|numa mulher))|\b(procura|busca|quer|ta procurando|ta buscando|esta procurando|queria)\b.{0,15}\b(relacionamento|namoro|namorar|algo serio|algo mais serio|coisa seria|algo casual|algo leve|amizade|compromisso|so sexo|so curtir|curticao|so ficar|um amor|serio|casual|diversao)\b|\b(qual|quais) (a |as |e a |sao as )?(sua|suas|tua|tuas) (intencao|intencoes|inten|expectativas?)\b|\b(suas|sua) (intencoes|intencao)\b|\b(procurando|buscando|querendo) (o que|oq)\b|\bque tipo de (relacao|relacionamento)\b)|\b(procura|busca|procurando) (o que|oq|oque)\b
c Quero algo verdadeiro, sem pressa e sem joguinho.
c Alguém pra rir junto e com quem dê pra contar.
p Alguém que ria das minhas piadas uma em cada três vezes.
p Uma companhia pra dividir sobremesa sem culpa.
i Aquela calma de quando a gente não precisa fazer pose.
i Eu percebo quando a conversa me faz perder a hora.
b E você, o que procura?
=whyApp ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(por ?que|pq|porq|o que|oq|o que te|oq te|como)\b.{0,20}\b(ta|esta|entrou|usa|baixou|faz|veio|trouxe|parou|caiu|veio parar|resolveu|criou|instalou)\b.{0,15}\b(aqui|app|aplicativo|tinder|bumble|badoo|happn|inner|perfil)\b|\b(ha|a|faz|tem) (quanto|muito) tempo\b.{0,15}\b(aqui|app|aplicativo|tinder|usa)\b|\b(ta|esta|usa) (aqui |o app |o tinder )?(ha|faz|a) (muito|quanto) tempo\b|\b(ja (conheceu|encontrou|saiu com)|experiencia).{0,25}\b(aqui|app|tinder|aplicativo|alguem daqui)\b|\b(ta|esta) (gostando|curtindo) (daqui|do app|do tinder)\b|\b(gosta|curte) (d[oe]) ?(sse )?(app|aplicativo|tinder)\b|\bfaz (o que|oq) (por )?aqui\b)|\bfaz (muito )?tempo que (ta|esta|usa|voce)\b
c Porque queria conhecer gente fora do meu círculo de sempre.
c Pra encontrar gente de verdade com quem valha a pena conversar.
p Porque no mercado ninguém puxa assunto comigo na fila do pão.
p Meu sofá sugeriu que eu saísse mais.
i Por curiosidade, e até hoje ela me levou a coisas boas.
i Porque certas conversas boas começam onde a gente não procura.
b E você, está gostando daqui?
=whySwipe ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(por ?que|pq|porq|por q)\b.{0,12}\b(voce |vc |ce )?(me (curtiu|escolheu|chamou|deu like|deu match|mandou mensagem|escreveu|procurou|adicionou)|curtiu|deu (like|match)|o (like|match)|logo eu|eu\W*$|a mim)|\b(o que|oq|que|q) (foi que )?(voce |vc |te |ce )?(gostou|viu|chamou( a | sua | tua )?(a )?atencao|chamou atencao|atraiu|curtiu|interessou|fez me|mais gostou|encantou|achou de interessante)\b.{0,20}\b(em mim|de mim|no meu|do meu|perfil|minhas fotos|minha|mim|me chamar|me curtir)\b|\b(o que|oq) te (chamou (a )?atencao|atraiu|fez (me )?(curtir|chamar))\b)
c O jeito como você se descreve, me pareceu sincero.
c Você me deu curiosidade, quis saber quem está atrás do perfil.
p Meu dedo costuma errar, dessa vez ele tinha certeza.
p Pela primeira vez meu instinto trabalhou antes do café.
i Tinha um detalhe no seu perfil que ficou na minha cabeça.
i Uma sensação que ainda não sei explicar, mas era boa.
b E você, o que viu em mim?
=type ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(qual|qual e|como e|descreve|tem|tem um)\b.{0,8}\b(seu|teu|um|o) (tipo|tipo ideal|tipo de mulher|ideal de mulher|mulher ideal)\b|\b(sua|tua|a) (mulher|garota|parceira|pessoa) (ideal|perfeita|dos sonhos)\b|\b(que|q|qual) tipo de (mulher|mulheres|garota|menina|pessoa|gente)\b|\b(o que|oq|que|q)\b.{0,15}\b(procura|busca|gosta|aprecia|admira|repara|chama (a )?(sua )?atencao|te atrai|atrai|nota|valoriza|olha primeiro|mais gosta|curte)\b.{0,20}\b((em uma|numa|nas|na|em|de uma) (mulher|mulheres|pessoa|garota|alguem|parceira)|em alguem)\b|\b(sou|faco) (o )?seu tipo\b|\b(gosta|prefere|curte) (de )?(morena|loira|ruiva|mulher)\w*\b)
c Gosto de gente gentil, curiosa e que sabe rir de si.
c Alguém sincero, com quem até o silêncio fica confortável.
p Quem rouba batata do meu prato e depois confessa.
p Meu tipo ri de piada ruim, por motivos óbvios.
i Me atrai quem tem uma paixão e se ilumina falando dela.
i Costumo perceber pelo jeito que trata quem não conhece.
b E o seu tipo, como é?
=feelForMe ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu)? ?(gosta|gostou|ta gostando|esta gostando|ta a fim|ta afim|esta a fim|ta interessado|esta interessado|sente falta|sentiu falta|sente saudade|pensa|pensou|lembrou|lembra|ta apaixonado|esta apaixonado|se apaixonou)\b.{0,10}\b(de mim|em mim|por mim|d mim)\b|\b(o que|oq|que) (voce |vc |ce )?(sente|acha|pensa|sentiu|achou) (por|de|sobre|d) mim\b|\b(voce |vc )?(me ama|me quer|me deseja|me curte|me acha)\b.{0,25}\?|\b(sentiu|sente|ta com|tava com) (minha falta|saudade|saudades)\b.{0,10}(\?|$)|\bo que (eu )?sou (eu )?(pra|para) (voce|vc)\b|\b(sente|ta sentindo) (algo|alguma coisa) por mim\b)
c Gosto sim, e quero te conhecer melhor.
c Eu me sinto bem com você, e cada mensagem confirma isso.
p Sorrio pra tela, e no ônibus já começam a reparar.
p Releio as mensagens antes de enviar, deve ser sintoma.
i Tem algo crescendo aqui, e não tenho pressa de dar nome.
i Quando chega mensagem sua, o resto pode esperar.
b E você, o que está sentindo?
=jealous ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu)? ?(e|eh|seria|fica|sente|tem|ta) (muito |bem |um pouco |uma pessoa |do tipo |tipo |mt |mto )?(ciument[oa]|ciumes?|possessiv[oa])\b.{0,20}(\?|$)|\b(ciume|ciumes|ciumento)\b.{0,25}\?|\b(se incomodaria|te incomoda) (se|que|quando)\b(?!.{0,12}fum))
c Pouco, prefiro confiança e conversa clara.
c Na medida de quem gosta, nunca pra controlar ninguém.
p Só de quem come o último brigadeiro sem avisar.
p Ciumento apenas com a minha parte do cobertor.
i Menos que antes, acabei entendendo de onde vinha.
i Acho que uma pitada diz algo, demais esconde tudo.
b E você, sente muito ciúme?
=idealDate ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(encontro|date|role|primeiro encontro|jantar|noite)\b.{0,12}\b(ideal|perfeito|perfeita|dos sonhos|romantic[oa]|favorit[oa])\b|\b(ideal|perfeito|romantico) (de )?(primeiro )?(encontro|date)\b|\b(onde|aonde|como|o que|oq|que)\b.{0,15}\b(me levaria|imagina|faria|planejaria|seria|a gente faria|fariamos)\b.{0,20}\b(encontro|date|jantar|primeiro)\b|\b(onde|aonde|pra onde) (voce |vc )?me levaria\b|\bo que (a gente faria|fariamos) junt\w+\b)|\bme levaria (onde|aonde|pra onde)\b
c Uma caminhada, algo gostoso pra comer e ninguém olhando o relógio.
c Um lugar tranquilo, conversando até guardarem as cadeiras.
p Sorvete, conversa boa e eu manchando a camisa primeiro.
p Aquele em que o garçom precisa avisar que vai fechar.
i O que era pra durar uma hora e muda de plano sozinho.
i Começa simples, e uma hora a gente esquece do celular.
b E o seu, como seria?
=worstDate ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(pior|piores|mais (estranho|constrangedor|bizarro|louco|engracado)|desastroso|horrivel)\b.{0,12}\b(encontro|encontros|date|dates|primeiro encontro|role)\b|\b(encontro|encontros|date|dates)\b.{0,20}\b(pior|ruim|ruins|furada|desastre|desastroso|estranho|constrangedor|bizarro|roubada|horrivel|deu errado)\b)
c Aquele em que se fala pouco e se olha muito o celular.
c O pior pra mim é quando ninguém ali é de verdade.
p O desastre costuma começar quando tento ser engraçado.
p Meu pior inimigo sempre foi o molho na camisa.
i Até os errados têm uma cena que vale a história.
i Aprendi que um silêncio torto dura mais que um jantar.
b E o seu pior, qual foi?
=cook ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(sabe|gosta de|curte|manda bem|manja de|aprendeu a|costuma|ama|se vira pra|vai|consegue|cozinha bem|voce|vc|ce|tu|o que|oq|que|q) ?(mais )?(gosta de |sabe |voce |vc )?(cozinhar|cozinha\b|cozinhando|na cozinha)|^(e )?cozinha( bem| em casa)?\W*\?|\b(sua especialidade|seu prato forte|prato que (voce |vc )?(faz|manda)|bom de (cozinha|garfo e panela)|bom cozinheiro|na cozinha)\b.{0,20}(\?|$)|\bcozinha(ria)? (pra|para) mim\b|\b(faria|faz|vai fazer) (um |uma )?(jantar|almoco|janta|comida|bolo|cafe da manha) (pra|para) (mim|gente)\b)
c Sim, cozinhar me relaxa, ainda mais pra quem tem fome.
c Eu me viro bem, e faço tudo com muito capricho.
p Faço um macarrão que impressiona quem está com muita fome.
p O detector de fumaça é meu crítico mais severo.
i Cozinho melhor com música tocando e sem receita.
i Tem um prato que só faço quando a noite merece.
b Qual é a sua especialidade?
=favFood ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(pizza|pizzas|abacaxi)\b).*(?:\b(o que|oq|oque|que|q|qual|qual e|quais)\b.{0,25}\b(come|comer|comida|comidas|prato|pratos|sobremesa|doce|sorvete|fruta|culinaria|cozinha|lanche|sabor|comeu|almocou|jantou|salgado)\b|\b(comida|prato|sobremesa|doce|sorvete|fruta|restaurante|culinaria|sabor|lanche)\b.{0,12}\b(favorit[oa]s?|preferid[oa]s?|predilet[oa])\b|\b(gosta|curte|come|ama|prefere|adora|gosta mais)\b.{0,12}\b(sushi|japa|japonesa|japones|carne|peixe|churrasco|feijoada|macarrao|massa|doce|doces|salgado|chocolate|sorvete|acai|pimenta|comida|salada|queijo|hamburguer|lanche|brigadeiro|coxinha|pastel|tapioca|pao de queijo|frutos do mar)\b|\b(voce |vc |e |ce )+(e |eh )?(vegano|vegetariano|bom de garfo|chato (pra|para) comer|intolerante|formiga)\b.{0,10}(\?|$)|\b(doce ou salgado|ta de dieta)\b))
c Uma massa bem feita me deixa feliz toda vez.
c Gosto de quase tudo, principalmente em boa companhia.
p Meu prato preferido é a repetição.
p Levo comida a sério, o resto eu improviso.
i Aqueles sabores que devolvem a gente à cozinha da infância.
i Prato simples, daqueles que contam logo quem fez.
b E você, nunca recusa o quê?
=drinkOrder ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(vai|quer|gosta de|costuma) (beber|tomar|pedir) (o que|oq|oque)\b|\b(o que|oq|que|q|qual) (voce |vc |ce |tu |a gente )?(bebe|toma|vai beber|vai tomar|pede|costuma (beber|pedir|tomar)|quer beber|gosta de beber|gosta de tomar|prefere beber)\b|\b(cafe|cha|vinho|cerveja|drink|caipirinha|suco|chopp|gin|tinto|branco)\b.{0,6}\b(ou)\b.{0,6}\b(cafe|cha|vinho|cerveja|drink|caipirinha|suco|chopp|gin|tinto|branco)\b|\b(gosta|curte|prefere|ama|toma|bebe|adora|quanto|como)\b.{0,15}\b(cafe|cha|vinho|vinhos|cerveja|breja|drinks?|caipirinha|chimarrao|gin|chopp|matcha|cappuccino|mate)\b|\b(drink|bebida|cerveja|vinho|cha) (favorit[oa]|preferid[oa])\b)
c Café durante o dia e uma boa taça à noite.
c Café sem dúvida, melhor ainda em boa companhia.
p Café, sem ele eu sou só decoração.
p Peço o de guarda sol pequenininho e defendo com orgulho.
i Depende de quem está na mesa, tem noite que pede vinho.
i O primeiro café eu tomo em silêncio, quase um ritual.
b E você, o que costuma pedir?
=pizza ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|o que|gosta|curte|prefere|melhor|favorit\w+|preferid\w+|come|abacaxi na|borda)\b.{0,25}\b(pizza|pizzas|abacaxi|pizzaria)\b|\b(pizza|pizzas|abacaxi|pizzaria)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bsim ou nao|\bvoce gosta|\bvc gosta|\bou\b|\?))
c Marguerita bem feita, com coisa simples não se brinca.
c Massa fina, crocante e dividida com alguém legal.
p Pizza sempre, meu sangue já é quase todo muçarela.
p Com ketchup não opino, prezo pela minha segurança.
i Pelo jeito que alguém trata a borda dá pra saber muito.
i A melhor pizza é sempre a decidida em cima da hora.
b E a sua preferida, qual é?
=music ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|que tipo de|q tipo de|que estilo de)\b.{0,12}\b(musica|musicas|genero musical|estilo musical|cantor|cantora|banda|bandas|artista|artistas|som|album|playlist)\b|\b(o que|oq|que|quem) (voce |vc |ce |tu )?(ta |esta |anda |mais |gosta de |costuma )?(ouve|ouvir|ouvindo|escuta|escutando|escutar)\b|\b(musica|cantor|cantora|banda|artista|album|som|estilo musical)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bvoce (ouve|gosta|curte)|\bvc (ouve|gosta|curte)|\?)|\b(toca|sabe tocar|tocava)\b.{0,15}\b(instrumento|algum|violao|guitarra|piano|bateria|baixo|algo|teclado)\b.{0,15}(\?|$)|\b(gosta|curte|ouve|escuta|ama)\b.{0,10}\b(musica|rock|mpb|sertanejo|funk|samba|pagode|rap|forro|eletronica|jazz|pop|indie|metal|axe|bossa|trap|kpop|reggae|classica)\b)
c Um pouco de tudo, desde que tenha alguma verdade dentro.
c Depende do humor, mas música nunca falta.
p Minha playlist vai da MPB à vergonha em duas faixas.
p Ouço de tudo e no carro estrago qualquer refrão.
i Tem uma música que só ouço dirigindo à noite.
i Música ouvida junto fica pra sempre com aquela pessoa.
b E você, o que ouve?
=concert ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(show|shows|festival|festivais|ao vivo|rock in rio|lollapalooza|lolla|balada|baladas)\b.{0,35}(\?|\bfavorit\w+|\bque voce (foi|viu)|\bque vc (foi|viu))|\b(vai|gosta|curte|foi|ja foi|qual|melhor|ultimo|quem queria|queria ver|assistiu|prefere|que)\b.{0,20}\b(show|shows|festival|festivais|ao vivo|balada|baladas)\b)
c Gosto muito de show, ainda mais quando todo mundo canta junto.
c Ao vivo a música me pega em dobro.
p Canto tudo, até as partes que não conheço.
p Sempre fico atrás da pessoa mais alta do estádio.
i Amo aquele escuro um segundo antes da primeira nota.
i Tem um artista que quero ver com a pessoa certa ao lado.
b E você, quem queria ver ao vivo?
=film ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|ultimo|viu|assistiu|gosta|curte|ja viu|prefere|ama|vamos|bora|assiste|que tipo de|que genero de)\b.{0,20}\b(filme|filmes|cinema|cine|terror|diretor|ator|atriz|comedia romantica|desenho|marvel|star wars|harry potter)\b|\b(filme|filmes|cinema|diretor|ator|atriz)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\b(voce|vc) (gosta|curte|viu|assiste)|\?))
c Gosto de filme que rende conversa na saída.
c Os que têm boa história e personagens que ficam.
p Demoro mais pra escolher o filme do que pra assistir.
p Finjo amar cinema de arte e depois choro em desenho.
i Tem um que revejo sempre que preciso decidir alguma coisa.
i Gosto de final aberto, fico dias pensando nele.
b Qual é o seu filme preferido?
=series ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|ultima|assiste|assistindo|ta vendo|esta vendo|viu|gosta|curte|ta assistindo|acompanha|maratona|maratonando|prefere|melhor|o que)\b.{0,20}\b(serie|series|seriado|netflix|prime video|hbo|anime|animes|dorama|doramas|novela|novelas|sitcom|reality|bbb)\b|\b(serie|series|netflix|anime|novela|dorama)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\b(voce|vc) (gosta|curte|viu|assiste|ta vendo)|\?))
c As bem escritas, daquelas que pedem só mais um episódio.
c Gosto de personagem imperfeito e diálogo de verdade.
p Sempre digo último episódio, aí vejo o sol nascer.
p Começo cinco e acabo voltando sempre pra mesma.
i Série boa me faz gostar justamente de quem não devia.
i Gosto de quem espera o outro pra ver o próximo.
b E você, está vendo qual?
=book ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|que|q|qual|quais|ultimo|gosta de|gosta|curte|ama|prefere|ta|esta|quantos|leu)\b.{0,20}\b(ler|lendo|leu|leitura|livro|livros|autor|autora|autores|escritor|escritora|romance|romances|poesia|gibi|manga|hq)\b|\b(livro|autor|autora|escritor|genero literario)\b.{0,12}(\bfavorit\w+|\bpreferid\w+|\?)|^(e |mas |voce |vc ){0,2}(le|lendo|ta lendo)\b.{0,15}(\?|$))
c Gosto de livro que a gente lê devagar pra não acabar.
c Histórias reais ou quase, com alguém mudando de rumo.
p Meu criado mudo parece uma livraria prestes a cair.
p Compro livro mais rápido do que leio.
i Tem uma frase que li faz tempo e sempre me volta.
i Livro sublinhado entrega muito de uma pessoa.
b E você, está lendo o quê?
=sport ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|algum|faz|pratica|gosta|curte|acompanha|ama|ja fez|jogava|joga|assiste)\b.{0,12}\b(esporte|esportes|futebol|fut|volei|tenis|beach tennis|basquete|academia|yoga|ioga|natacao|corrida|crossfit|boxe|muay thai|jiu jitsu|luta|pilates|escalada|surf|exercicio|exercicios|musculacao|atividade fisica|padel|pedal|skate)\b|\b(treina|malha|vai (na|pra|a) academia|corre|joga bola|pedala|nada|e esportista|torce (pra|por|para)|qual (o )?seu time|que time|qual time|seu time)\b.{0,20}(\?|$)|\besporte\b.{0,12}(\bfavorit\w+|\bpreferid\w+|\?))
c Mexer o corpo me faz bem, ainda mais ao ar livre.
c Gosto de esporte pra me divertir, o placar vem depois.
p Meu esporte é correr atrás do ônibus com dignidade.
p Treino com constância, a constância de quem adia.
i Depois do esforço meus pensamentos ficam mais claros.
i No esporte me pega aquele momento de querer parar e ficar.
b E você, pratica alguma coisa?
=dance ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(danca|dancaria|dancava)\b.{0,25}(\?|$)|\b(dancar|dancando|pe de valsa|bom de danca)\b.{0,25}\?|\b(sabe|gosta de|curte|ama|vamos|quer|manda bem|topa|me ensina a|consegue) (dancar|danca|sambar|forro dancar)\b|\b(sabe sambar|danca (forro|samba|salsa|bem))\b)
c Danço com gosto, ainda mais em boa companhia.
c Sim, com a música certa eu vou pra pista na hora.
p Tenho dois passos só, mas faço com muita convicção.
p Danço como se o chão estivesse meio quente.
i Danço melhor na cozinha, sem ninguém olhando.
i Numa música lenta dá pra ver se duas pessoas se escutam.
b E você, gosta de dançar?
=karaoke ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(karaoke|videoke|no chuveiro|desafinado|afinado)\b.{0,25}(\?|\bfavorit\w+)|\b(sabe|gosta de|curte|ama|topa|vai|consegue|costuma) (cantar|canta|karaoke|no karaoke|um karaoke|ir no karaoke|videoke)\b|\b(voce|vc|ce|tu) canta\b.{0,25}(\?|$)|^(e )?canta( bem| no chuveiro)?\W*\?)
c Canto com prazer, a animação passa um pouco da afinação.
c Sim, karaokê é divertido quando todo mundo canta.
p No karaokê sempre ganho aplauso, assim que eu paro.
p No chuveiro eu já lotei vários estádios.
i Tenho uma música reservada pras noites memoráveis.
i Quem canta sem vergonha já ganha a minha simpatia.
b E a sua música de karaokê?
=outdoors ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(praia|mar|montanha|serra|campo|cachoeira|interior|cidade)\b.{0,6}\bou\b.{0,8}\b(praia|mar|montanha|serra|campo|cachoeira|piscina|interior|cidade)\b|\b(gosta|curte|ama|vai|prefere|adora|faz|costuma|e de|eh de|anda de|topa)\b.{0,20}\b(praia|mar|montanha|trilha|trilhas|caminhar|caminhada|caminhadas|natureza|acampar|acampamento|cachoeira|cachoeiras|mato|ar livre|parque|bike|bicicleta|serra|surfar|roca|sitio|piquenique|por do sol|jardinagem)\b)
c Ao ar livre eu fico bem, seja praia ou montanha.
c Uma caminhada longa e uma vista bonita me renovam.
p Amo natureza, principalmente com um quiosque por perto.
p Na trilha começo cabrito e termino tartaruga.
i O mar no inverno me diz coisas que no verão ele cala.
i Em trilha as conversas saem mais sinceras.
b Você prefere praia ou montanha?
=trips ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\bse (voce |vc )?(pudesse|fosse|tivesse|ganhasse)\b).*(?:\b(onde|aonde|pra onde|para onde|que|q|qual|quais|quantos)\b.{0,25}\b(viagem|viagens|viajar|viajaria|viajou|ferias|gostaria de (ir|conhecer|visitar|viajar)|quer (ir|conhecer|viajar)|queria (ir|conhecer|visitar|viajar)|sonha em (ir|conhecer)|lugar do mundo|pais|paises|destino|destinos|cidade voce quer)\b|\b(viagem|viagens|destino|ferias)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bsonho|\bsonhos|\bmais (legal|bonita|marcante)|\bproxima|\bultima|\bdos sonhos)|\b(gosta|curte|ama|adora|costuma|ja|planejando|tem)\b.{0,10}\b(viajar|viajou|viagem marcada|viagens?)\b.{0,20}(\?|$)|\b(viaja|voce viaja|vc viaja)\b.{0,15}(\?|$)|\b(proxima|ultima) (viagem|ferias)\b))
c Viajaria sempre, ainda mais pra onde se come bem e se anda.
c Gosto de lugar com mar e gente que dá bom dia.
p Vou a qualquer lugar que tenha café da manhã de hotel.
p Levo de tudo na mala, menos o que preciso.
i Tem um lugar que estou guardando pro momento certo.
i Vou pelos lugares e volto falando das pessoas.
b E você, viajaria pra onde amanhã?
=hobby ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(que|q|qual|quais|algum|tem|seus|teus)\b.{0,12}\b(hobby|hobbies|hobbie|robe|passatempo|passatempos|interesses|paixao|paixoes)\b|\b(o que|oq|oque|que|como)\b.{0,25}\b(tempo livre|horas vagas|hora vaga|pra se divertir|para se divertir|se diverte|de divertido|por diversao|quando nao ta trabalhando|nao trabalha|gosta de fazer|curte fazer|ama fazer|nas folgas|hora de folga|passa o tempo|costuma fazer)\b|\b(hobby|hobbies|passatempo)\b.{0,15}\?)
c Ficar ao ar livre, cozinhar algo bom e ver os amigos.
c Gosto de aprender coisa nova, nem que seja só pelo prazer.
p Coleciono hobbies começados com entusiasmo na segunda.
p Pratico sofá em nível competitivo.
i As coisas que me fazem esquecer que horas são.
i Tem uma paixão que só conto pra quem pergunta duas vezes.
b E você, o que faz nas horas livres?
=relax ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(como|o que|oq|que|onde)\b.{0,25}\b(relaxa|relaxar|desestressa|desestressar|descansa|descansar|se desliga|desligar a cabeca|recarrega|recarregar|se acalma|aliviar o estresse|espairecer|desopilar|te acalma|te relaxa|distrai|se distrair)\b|^(e )?(conseguiu|ta conseguindo|ta) (relaxar|descansar|relaxando|descansando)\b)
c Música baixa, sofá e uma conversa sem hora pra acabar.
c Ando sem destino até a cabeça ficar leve.
p Fico olhando o forno como se fosse filme, final delicioso.
p Deito cinco minutos e acordo no dia seguinte.
i Procuro um lugar com vista e deixo o pensamento falar.
i Chuva na janela faz metade do trabalho, o silêncio completa.
b E você, como desliga?
=smoke ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu) (fuma|fumaria|fumava|e fumante|eh fumante|ja fumou|parou de fumar)\b.{0,20}(\?|$)|^(e |mas |ja |tu )?(fuma|fumante|e fumante|fumou|ja fumou)\b.{0,25}(\?|$)|\b(se incomoda|te incomoda|tem problema|liga) (com cigarro|se eu fumar|que eu fume|com fumante|com quem fuma|se eu fumo|cigarro|quem fuma)\b|\b(cigarro|vape|pod|narguile|baseado|maconha)\b.{0,25}\?)
c Prefiro ar puro, mas não dou sermão em ninguém.
c Cigarro não me atrai, um bom café sempre.
p Só solto fumaça pela cabeça montando móvel.
p A única coisa que queimo com frequência é torrada.
i Meu vício é outro, e bem mais doce.
i Gosto das pausas, o cigarro deixo pros outros.
b E você, fuma?
=drinkAlcohol ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu) (bebe|costuma beber|gosta de beber|bebe muito|nao bebe)\b.{0,25}(\?|$)|^(e |mas |tu )?(bebe|bebes)( muito| alcool| socialmente| bastante| bebida alcoolica)?\W*(\?|$)|\b(bebida alcoolica|bebidas alcoolicas|alcool|abstemio|socialmente|fica bebado|ja ficou bebado)\b.{0,20}\?)
c Uma taça em boa companhia, sem exagero.
c Com um bom jantar, uma bebida cai bem.
p Depois de duas eu conto piada, então paro na primeira.
p Sou forte mesmo é no cappuccino.
i Brindo com gosto quando tem motivo, mesmo pequeno.
i Gosto do vinho pelas conversas que ele puxa.
b E você, bebe o quê?
=religion ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu)? ?(e|eh|tem|segue|acredita|frequenta|vai|cre)\b.{0,10}\b(religioso|religiao|catolico|evangelico|crente|cristao|espirita|umbandista|budista|ateu|agnostico|judeu|praticante|espiritualizado|em deus|deus|igreja|missa|no destino|em destino|em algo maior|em karma|em reencarnacao|em vida apos)\b.{0,15}(\?|$)|\b(qual|que) (a |e a )?(sua |tua )?(religiao|fe|crenca)\b|\b(religiao|deus|fe)\b.{0,15}\?)
c Acredito em gentileza e respeito a fé de cada um.
c Pra mim conta mais como a pessoa vive do que o que declara.
p Acredito firmemente no café e na pausa do almoço.
p Rezo mesmo é na hora de achar vaga.
i Tenho mais perguntas que respostas, e até gosto disso.
i Certos entardeceres me fazem desconfiar que há algo mais.
b Isso é importante pra você?
=tattoos ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(tem|quantas|gosta|curte|faria|pensa em fazer|quer fazer|que|qual|ja pensou em)\b.{0,15}\b(tatuagem|tatuagens|tattoo|tattoos|tatoo|tatu|piercing|piercings)\b|\b(voce|vc|ce|e|eh) (e |eh )?tatuado\b|\b(tatuagem|tatuagens|tattoo|piercing)\b.{0,20}\?)
c Gosto quando contam alguma coisa de verdade.
c Nos outros eu olho com prazer, cada uma tem sua história.
p Até pensei, mas mudo de ideia até no sabor do sorvete.
p As de chiclete sempre ficaram ótimas em mim.
i Se desenhasse uma hoje, já sei o que seria.
i A história me interessa sempre mais que o desenho.
b E você, tem alguma?
=morningPerson ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce|vc|ce|tu)? ?(e|eh)\b.{0,18}\b(matutino|noturno|madrugador|do dia|da noite|da manha|diurno|coruja|dorminhoco|notivago|de acordar cedo|pessoa da manha|pessoa da noite)\b|\b(que horas|q horas|a que horas|quando) (voce |vc |ce )?(acorda|dorme|levanta|vai dormir|costuma acordar|costuma dormir|acordou|foi dormir)\b|\b(acorda|dorme|acordou|dormiu) (cedo|tarde|bem|muito|pouco)\b.{0,15}(\?|$)|\b(manha ou noite|dia ou noite|noite ou dia|ja acordou|ainda acordado|ta acordado|dormiu bem)\b|\bgosta de (acordar cedo|dormir tarde|madrugar)\b)|\b(acorda|dorme|levanta|acordou) (que|q|a que) horas\b
c De manhã com calma, à noite dou o meu melhor.
c Gosto da manhã, se tiver um bom café me esperando.
p Levanto cedo, mas minha personalidade chega às dez.
p Com o despertador vivo uma relação de adiamentos.
i Minhas melhores ideias vêm quando os outros dormem.
i Gosto da hora em que a cidade ainda não se decidiu.
b Você é do dia ou da noite?
=weatherThere ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(como|cm) (que )?(ta|esta|anda) (o )?(tempo|clima|temperatura)\b|\b(tempo|clima)\b.{0,10}\b(ai|por ai|na sua cidade)\b.{0,10}(\?|$)|\b(ta|esta|tem|faz|fazendo|ta fazendo|choveu|chove)\b.{0,15}\b(chovendo|chuva|calor|frio|sol|quente|nublado|muito calor|muito frio|calorao|garoa)\b.{0,12}(\b(ai|por ai|tambem|tbm|na sua cidade)\b|\?)|\bchovendo ai\b|\b(choveu|chove) (ai|por ai)\b)
c O tempo está temperamental, mas o humor está firme.
c Do jeito certo pra dar vontade de sair mesmo assim.
p Perfeito pra ficar debaixo da coberta filosofando.
p O céu não se decide, igual eu na frente do cardápio.
i Está aquele céu que dá vontade de estrada longa.
i Um tempo de janela, daqueles que fazem pensar.
b E por aí, como está?
=christmas ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|que|onde|aonde|como|com quem|tem|gosta|curte|vai|passa|ama|ja|quais|faz|prefere|comemora|quando)\b.{0,30}\b(natal|ano novo|reveillon|virada|pascoa|carnaval|festa junina|sao joao|aniversario|dia dos namorados|halloween|festas de fim|fim de ano|festas)\b.{0,30}(\?|$)|\b(natal|ano novo|reveillon|carnaval|pascoa|sao joao|dia dos namorados|fim de ano)\b.{0,20}(\b(vai fazer|faz o que|vai passar|passa onde|voce gosta|vc gosta|comemora)|\?))
c Gosto de passar com quem eu amo e comer bem.
c Festa pra mim é mesa comprida e pouca pressa.
p Meu cargo oficial é dar fim nas sobras.
p Comemoro comendo até a cadeira reclamar.
i O que eu amo é aquele momento calmo com todos na mesa.
i Tem uma tradição pequena que defendo com carinho.
b E você, como costuma passar?
=fear ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(do que|de que|d que|de q|do q|o que|oq|que|quem)\b.{0,12}\b(tem (mais |muito )?medo|sente medo|te (da|causa|mete|faz ter) (mais |muito )?(medo|pavor)|te assusta|te apavora|mais te assusta|te preocupa)\b|\b(seu|teu|maior|qual) (seu |teu )?(maior )?(medo|fobia|pavor)\b|\b(tem|sente|voce tem|vc tem)( algum| alguma| muito)? (medo|fobia|pavor|medos)\b.{0,30}(\?|$))
c Me assusta gastar o tempo com o que não importa.
c Tenho medo do costume, aquele que apaga devagar.
p De pombo vindo na minha direção com segurança.
p Do precisamos conversar, ainda mais vindo do mecânico.
i Mais que altura, temo as palavras que não foram ditas.
i Medo eu tenho, e ele se parece muito com um desejo.
b E você, tem medo de quê?
=talent ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(seu|teu|algum|tem|qual|um|que)\b.{0,12}\b(talento|talentos|dom|dons|habilidade|habilidades|qualidade|qualidades|ponto forte)\b.{0,20}(\?|$)|\b(no que|em que|em q|o que|oq|que)\b.{0,10}\b(e bom|eh bom|manda bem|se destaca|faz bem|faz de melhor|faz melhor|sabe fazer( bem| de melhor| de especial)?)\b|\b(e|eh) bom (em que|em que coisa|no que|em alguma coisa)\b)
c Sei escutar, e costumo lembrar dos detalhes pequenos.
c Deixo as pessoas à vontade, acho que é o meu melhor.
p Sempre acho a fila mais lenta do mercado.
p Durmo em qualquer filme em quatro minutos.
i O meu talento só aparece depois da meia noite.
i Percebo rápido quando alguém sorri de verdade.
b E o seu talento escondido?
=proudOf ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(do que|de que|de q|o que|oq|qual|que)\b.{0,25}\b(orgulho|orgulha|orgulhoso|orgulhosa|maior conquista|te da orgulho|maior vitoria)\b|\b(sua|seu|tua) (maior|melhor|grande) (conquista|orgulho|vitoria|realizacao)\b|\b(tem|sente) orgulho (de|do|da)\b.{0,25}(\?|$)|\bse orgulha d\w+\b.{0,20}(\?|$))
c De ter continuado gentil quando o contrário era mais fácil.
c Das pessoas que estão comigo, elas dizem muito de mim.
p De ter montado um móvel sem sobrar parafuso.
p De saber esperar a pizza esfriar, quase sempre.
i De uma escolha difícil que hoje eu faria de novo.
i De alguns nãos ditos na hora certa.
b E você, se orgulha de quê?
=superpower ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(superpoder|super poder|poder magico|varinha magica|maquina do tempo|ilha deserta|genio da lampada|tres desejos)\b|\bse (voce |vc |ce |tu )?(pudesse|fosse|tivesse|ganhasse|acordasse|encontrasse|voltasse|nascesse|so tivesse|nao precisasse)\b.{0,60}(\b(o que|oq|que|onde|aonde|quem|qual|como|faria|iria|seria|escolheria|moraria|compraria)\b|\?)|\b(o que|oq|que|onde|aonde|quem|qual|como|pra onde)\b.{0,30}\bse (voce |vc |ce |tu )?(pudesse|fosse|tivesse|ganhasse|acordasse|encontrasse|voltasse|nascesse|nao precisasse)\b)
c Usaria isso pra ter mais tempo com quem eu gosto.
c Escolheria algo simples que deixasse outros felizes também.
p Queria achar vaga em qualquer lugar, o resto se resolve.
p Eu me teletransportaria da cama pro café, sem passar frio.
i Voltaria a um momento exato, só pra olhar melhor.
i Já pensei muito nisso, e a resposta muda com a estação.
b E você, o que faria?
=perfectDay ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(dia|domingo|manha|noite|sabado|fim de semana|vida)\b.{0,10}\b(perfeit[oa]|ideal|dos sonhos|feliz|tipico)\b.{0,35}(\?|$)|\b(como|descreve|o que)\b.{0,15}\b(e|seria|tem n\w+|imagina)\b.{0,12}\b(seu|um|teu) (dia|domingo)\b)
c Acordar sem pressa, sol, comida boa e a companhia certa.
c Café demorado, uma caminhada e um jantar cheio de risada.
p Começa ao meio dia e inclui três cafés da manhã.
p Um em que a bateria acaba e ninguém percebe.
i Um dia sem plano que termina olhando o mar.
i Aquele que à noite dá vontade de contar pra uma pessoa só.
b E o seu, como seria?
=tellMe ^(?!.*\b(tres|3|duas|cinco|5|uma) (palavra|adjetivo)).*(?:\b(me fala|fala|fale|me fale|me conta|conta|conte|me diz|diz|me diga|se descreve|se apresenta|fala ai|conta ai)\b.{0,15}\b(de voce|de vc|sobre voce|sobre vc|de ti|um pouco|mais|algo|alguma coisa|tudo|um segredo|quem e voce|uma coisa|da sua vida|de si)\b|^(entao |e |agora )?(me conta|se descreve|conta tudo|fala de voce|se apresenta|me fala|conta ai)\W*$|\b(quem e (voce|vc)|quem e vc)\b|\b(como) (voce |vc |ce |que voce )?(se descreve|se descreveria|se define|se definiria|e como pessoa|e de verdade|e no dia a dia)\b|\b(que tipo de (pessoa|homem|cara) (voce|vc)|como (e|eh) (o )?seu jeito|como (voce|vc) (e|eh)\W*$|como e voce)\b|\b(uma curiosidade|um segredo|um fato|algo) (sobre|de|seu)( voce| vc)?\b|\b(o que|oq) (voce |vc )?(me conta|conta de bom|conta de novo|me diz)\b)
c Sou um cara que ri fácil e cumpre o que fala.
c Tranquilo no começo, depois curioso e boa companhia.
p Converso com as plantas e elas ainda não responderam.
p Sou muito organizado, principalmente quando envolve jantar.
i Pareço calmo, mas por dentro sempre tem uma estrada saindo.
i O meu melhor aparece quando paro de me explicar.
b E você, como se contaria?
=threeWords \b(tres|3|duas|2|uma|poucas|cinco|5) (palavra|palavras|adjetivo|adjetivos|emojis)\b
c Leal, curioso e bom de garfo.
c Calmo, sincero e sempre pronto pra rir.
p Com fome, com sono e mesmo assim otimista.
p Engraçado, modesto e talvez não muito modesto.
i Calmo por fora, inquieto por dentro, curioso sempre.
i Duas você já sabe, a terceira só ao vivo.
b E as suas três, quais são?
=joke \b(conta|me conta|fala|manda|sabe|tem|diz|me faz|conhece|solta)\b.{0,15}\b(piada|piadas|piadinha|rir|charada|cantada)\b|\b(piada|piadinha|trocadilho|cantada)\b.{0,15}(\?|$)
c O que o pato disse pra pata, vem quá.
c Sabe o que o zero disse pro oito, belo cinto.
p Comprei um livro sobre procrastinação, começo amanhã.
p Meu celular e eu combinamos, ele descarrega e eu também.
i As minhas melhores piadas precisam ver quem ri.
i Tenho uma que só funciona com voz e com a cara certa.
b Sua vez, qual é a sua?
=advice \b(o que|oq|oque|^que|^q|qual|como|onde|aonde)\b.{0,12}\b((voce |vc |ce |tu )?(me )?(aconselha|recomenda|indica|sugere|recomendaria|sugeriria|faria no meu lugar)|(eu )?(devo|deveria|faco|visto|uso|cozinho|assisto|escolho|posso fazer|como hoje|leio|preparo|peco|respondo))\b|\b(tem|me da|me de|preciso de|quero|queria|alguma|algum|aceito|me ajuda com)\b.{0,10}\b(conselho|conselhos|dica|dicas|sugestao|sugestoes|indicacao|recomendacao|opiniao sua)\b|\b(me indica|me recomenda|me sugere|me ajuda a (escolher|decidir)|no meu lugar|se fosse (voce|comigo)|o que eu faco|com que roupa)\b
c Escolhe aquilo que te faz sorrir no primeiro pensamento.
p Eu jogo a moeda e faço o contrário.
p Na dúvida põe queijo, serve pra quase tudo.
i A primeira ideia que você descartou talvez fosse a boa.
i Imagina contando isso amanhã, e fica com a versão mais bonita.
b O que o seu instinto diz?
=whatDoYouThink ^(?!.*\b(por ?que|pq|porq)\b).*(?:^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|oque|que|q|como)( (e )?que)? ?(voce |vc |ce |tu )?(acha|pensa|achou|me diz|acharia|ve isso|diria|opina|pensou)\b(?! (por|de) mim)|\b(sua opiniao|na sua opiniao|tua opiniao|concorda|nao (acha|concorda|ta certo)|acha que (sim|nao|eu|e|vale|ta|devo|da)|tenho razao|o que me diz|oq me diz|ne nao|faz sentido)\b.{0,35}(\?|$)))
c Gosto da ideia, eu me vejo bastante nela.
c Acho que você pegou o ponto.
p Acho que sim, e digo isso com cara de especialista.
p Meu comitê interno votou a favor, com um dormindo.
i Vejo algo verdadeiro aí, mas tem mais por baixo.
i Acho que a resposta muda conforme a hora e o humor.
b E você, pende pra que lado?
=isItWeird ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(e|eh|seria|ta|parece|acha|sou|to|estou|soa|pareco|fui)\b.{0,12}\b(estranh[oa]|normal|loucura|doid[oa]|louc[oa]|maluc[oa]|bobeira|bobagem|exager[oa]|exagerad[oa]|esquisit[oa]|a unica|o unico|cedo demais|ridicul[oa]|errad[oa]|mico|coisa de doido|bizarr[oa]|bob[oa]|chat[oa]|demais)\b.{0,50}\?|\b(so eu que|sou a unica|sou so eu|so comigo|acontece so comigo|sera que (e|sou|to) (normal|estranh[oa]|louc[oa]))\b|\be (estranho|normal|errado|loucura) (eu|que|se|gostar|sentir|querer|ter)\b)
c Nem um pouco, acho muito humano.
c Não, aliás gosto que você fale isso abertamente.
p Se for estranho, a gente funda um clube.
p Nada disso, eu cumprimento os gatos da rua com respeito.
i As coisas meio estranhas são o que fica de uma pessoa.
i Estranho é só o nome que a gente dá ao que é sincero.
b De onde veio essa dúvida?
=really ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(mas |nao |e |ue |nossa |uau |ah |oxe |gente |oi |eita |serio |hm ){0,3}(serio|serio mesmo|de verdade|verdade|e serio|ta falando serio|jura|jura mesmo|mentira|ta brincando|ta zoando|ta de brincadeira|ce jura|e mesmo|eh mesmo|mesmo|e verdade|tem certeza|certeza|fala serio|nao acredito|para|ah para|serinho|srio|vdd|e vdd|sera|ta me zoando)\b( mesmo| isso| disso)?[^a-z]*$|\b(ta falando serio|ta brincando|ta me zoando|esta falando serio|ta de sacanagem|voce jura|tem certeza disso)\b.{0,15}(\?|$))
c Sério, com isso eu não brinco.
c De verdade, é bem o que eu penso.
p Juro, com a mão no brigadeiro.
p Sério, e o mais surpreso aqui sou eu.
i Sim, e ainda tem uma continuação bem interessante.
i Sério, coisa verdadeira muitas vezes parece inventada.
b Isso te surpreende tanto assim?
=whatMean \b(o que|oq|oque|que|q) (e que )?(isso )?(voce |vc |ce )?(quer dizer|quis dizer|ta querendo dizer|significa|isso significa|seria isso|e isso|quer dizer com isso)\b|^(mas |e |ue |ah ){0,2}(como assim|como|em que sentido|tipo|tipo o que|explica|me explica|traduz|hein|oi|ahn|o que|oq|que)\W*\?+\W*$|\b(como assim|em que sentido|nao entendi|n entendi|me explica|explica melhor|pode explicar|nao (to|estou) entendendo|nao saquei)\b
c Quero dizer que gosto de conversar com você, simples assim.
c Nada complicado, eu que me expressei mal.
p Na minha cabeça estava claríssimo, como sempre.
p Era uma frase genial até eu escrever.
i Quis dizer uma coisa pequena, mas pra mim conta.
i Certas frases se explicam sozinhas ao vivo.
b O que você tinha pensado?
=beenThere ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(ja|voce ja|vc ja|ce ja|alguma vez)( (foi|esteve|viajou|provou|comeu|experimentou|tentou|fez|viu|pulou|visitou|conheceu|conhece|ouviu falar|passou por|leu|teve|sentiu|pensou em|sonhou|andou|voou|morou|dirigiu|quebrou|mentiu|ficou|chorou|se apaixonou|aconteceu|nadou|bebeu|dormiu|se perguntou|imaginou|traiu|\w+ou|\w+eu|\w+iu))\b.{0,50}(\?|$)|\b(conhece|ja conhece|foi alguma vez)\b.{0,30}(\?|$)|\b(ja te aconteceu|aconteceu com voce)\b)
c Sempre me deu curiosidade, e seria bom em companhia.
c Nunca o bastante, ainda tenho vontade.
p Na minha cabeça várias vezes, e com muito sucesso.
p Não a ponto de me gabar, e olha que me gabo fácil.
i É uma das coisas que guardo pra companhia certa.
i Digamos que tenho uma conta em aberto com essa ideia.
b E você, como foi?
=likeIt ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(voce |vc |ce |tu )?(gosta|curte|adora|ama|gostava|gostas|gostou|odeia|detesta|e fa|eh fa|se amarra|prefere|e chegado|suporta|tem interesse)\b (d[eoa]s? |em |muito |mesmo )?.{0,50}\?|\b(voce|vc|ce|tu) (gosta|curte|adora|ama|odeia|detesta|e fa|eh fa|se amarra|gostou)\b.{0,50}(\?|$)|^(e |mas ){0,2}(gosta|curte|adora|odeia|detesta|gostou|te agrada|te interessa) (d[eoa]s? |muito |mais |disso|desse|dessa|quando|que )?.{0,40}$)
c Sim, gosto, e em boa companhia mais ainda.
c Muito, é uma dessas coisas que me alegram.
p Sim, com um entusiasmo quase constrangedor.
p Gosto mais do que admitiria diante de testemunhas.
i Sim, mas o porquê eu só entendi com o tempo.
i Gosto do meu jeito, e o jeito é a parte interessante.
b E você, também gosta?
=would ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(gostaria|faria|iria|seria capaz|teria coragem|viria|diria|escolheria|aceitaria|mudaria|moraria|viveria|comeria|provaria|largaria|perdoaria|daria|compraria|sairia|toparia|voltaria|pularia|deixaria|namoraria|casaria|toleraria|experimentaria|acreditaria|conseguiria|trocaria|usaria|beijaria|teria|seria)\b.{0,50}\?|\b(voce|vc|ce|tu) (\w+aria|\w+eria|\w+iria|faria|iria|diria)\b.{0,50}$|^(e |mas ){0,2}(gostaria|faria|iria|teria coragem|seria capaz|moraria|toparia|aceitaria|mudaria)\b.{0,40}$)
c Sim, com a pessoa certa eu diria sim na hora.
c Acho que sim, certas coisas merecem uma tentativa.
p Sim, depois de três cafés e um discurso motivacional.
p Faria, e depois contaria que foi sem medo nenhum.
i Talvez sim, depende de quem está perguntando.
i Uma parte de mim já disse que sim.
b E você, faria?
=canYou ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(como|por ?que|pq|quem|o que|oq|onde|qual|quando)\b).*(?:\b(sabe|pode|consegue|e capaz de|eh capaz de|poderia|da pra|me ajuda|me faz|me da|me leva|me ensina|tem como|aguenta|seria possivel|posso te pedir)\b.{0,60}\?|^(e |mas |sera que |voce |vc |ce |tu ){0,2}(sabe (\w+[aei]r)|pode (?!ser )(me |\w+r)|consegue|e capaz de|poderia|me ajuda|me ensina|tem como|da pra voce)\b.{0,50}$))
c Claro, tento com prazer.
c Sim, pode contar comigo.
p Sim, com resultado artístico e pouquíssima garantia.
p Em teoria sim, na prática vai ser engraçado de ver.
i Posso tentar, às vezes eu mesmo me surpreendo.
i Sim, mas o jeito a gente escolhe no caminho.
=howMuch ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(quanto|quanta|quantos|quantas|qto|qtos|qts|qnts|qnto|com que frequencia|quantas vezes|de quanto em quanto|ha quanto tempo|faz quanto tempo|quanto tempo|com q frequencia)\b.{0,60}(\?|$))
c O bastante pra me fazer bem, nunca demais.
c Mais do que eu imaginava, e está bom assim.
p Mais do que eu admitiria, menos do que queria.
p Perdi a conta, mas com muita dignidade.
i Muda com as estações e com quem está por perto.
i O certo pra continuar sendo algo especial.
b E você, quanto?
=why ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(por ?que|por q|pq|porq|por qual motivo|qual o motivo|qual motivo|como assim|por qual razao)\b.{0,60}\?|^(e |mas |ue |ah |ue mas ){0,2}(por ?que|por q|pq|porq|por qual motivo|qual o motivo)( nao| n| isso| sera| mesmo| n\w+)?( ((voce|vc|ce|tu)|diz|fala|acha|pergunta|mudou|quer|gosta|nao|n)\b.*)?\W*$)
c Porque me pareceu o mais sincero.
c Porque certas coisas eu escolho com o coração.
p Porque meu cérebro ainda estava na pausa do almoço.
p Ótima pergunta, eu me faço ela toda segunda.
i Porque tem uma pequena história por trás que parece comigo.
i Talvez porque o que importa eu entendo um pouco depois.
b O que você imaginou?
=which ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(qual|quais|q tipo|que tipo)\b.{0,60}\?|^(e |mas |entao |diz ){0,2}(qual|quais|que tipo de)\b.{0,50}$|\b(favorit[oa]s?|preferid[oa]s?)\b.{0,20}\?|\b(voce|vc|ce) prefere\b.{0,50}(\?|$)|\bprefere\b.{0,50}\?|^prefere\b.{0,40}$)
c O que me faz bem na hora, sem pensar muito.
c Difícil escolher um só, vou sempre no que é simples.
p Mudo de preferência toda vez que alguém pergunta.
p O meu preferido é o que acaba primeiro.
i Tenho um, ligado a um momento que guardo com carinho.
i Depende do humor, e hoje ele aponta pra novidade.
b E o seu preferido, qual é?
=whoYou ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(quem|com quem|pra quem|de quem|a quem|qm|cm quem)\b(?! (sabe|me dera|diria)\b).{0,50}\?|^(e |mas ){0,2}(com quem|pra quem|de quem|quem|qm)\b.{0,6}\b(voce|vc|ce|mora|e|era|foi|te|anda|vai|ta|esta)\b.{0,40}$)
c As pessoas que eu quero bem, que são poucas e boas.
c Alguém de confiança que me faz rir.
p Principalmente eu, e às vezes minha melhor versão.
p Uma pessoa de muita paciência, dá pra reconhecer de longe.
i Alguém que me mudou sem perceber.
i Quem importa de verdade costuma não fazer barulho.
b E pra você, quem seria?
=whereYou ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(onde|aonde|ond|pra onde|de onde|por onde)\b.{0,50}\?|^(e |mas |voce |vc ){0,2}(onde|aonde|pra onde|por onde|de onde)\b.{0,3}\b(voce|vc|ce|tu|ta|esta|fica|vai|foi|comprou|aprendeu|anda)\b.{0,30}$|\b(ta|esta|vai|foi|fica|ce ta|vc ta) (onde|aonde|pra onde)\W*$)
c Onde dá pra ficar bem e conversar sem pressa.
c Num lugar tranquilo, que era o que eu precisava.
p Oficialmente na rua, na real bem perto da geladeira.
p Onde pega sinal e o sofá é confortável.
i Num lugar que conto melhor ao vivo.
i Um pouco aqui, um pouco com a cabeça longe.
b E você, onde está?
=howYou ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:^(?!.*\b(como|cm) (que )?(voce |vc |ce |tu |as coisas |c )?(ta|esta|vai|vao|anda|estao|tas|se sente|ta se sentindo|passou|se chama|tem passado|e seu nome|e o seu nome|foi seu|ce ta)\b).*\b(como|cm|de que jeito|de que forma)\b.{0,50}\?|^(e |mas ){0,2}(como|cm) (que )?(voce|vc|ce|tu|funciona|faz|se|consegue|aprendeu|isso|e|eh)\b(?! (ta|esta|vai|anda|se sente|se chama|passou|seu nome|vc ta|voce ta)).{0,40}$)
c Com calma, um passo de cada vez e sem complicar.
c De um jeito simples, seguindo o que sinto.
p Improvisando com cara de quem tem plano.
p Com muito otimismo e um tutorial pela metade.
i Do meu jeito, que costuma ser o caminho mais longo.
i Mais por instinto que por método, e tem me levado longe.
b E você, como faria?
=howAreYou ^(?!.*\b(se chama|seu nome|me pergunto)\b).*(?:\b(como|cm) (que )?(voce |vc |ce |tu |as coisas |c )?(ta|esta|vai|vao|anda|estao|tas|se sente|passou|tem passado)\b|\b(tudo|td|tdo) (bem|bom|certo|joia|tranquilo|ok|blz|beleza|na paz|legal|otimo)\b.{0,10}\?|^((oi+e?|ola|e ai|eai|bom dia|boa tarde|boa noite|opa|hey|ei)[ ,!.]+){0,2}(tudo|td) (bem|bom|certo|joia|tranquilo|blz|beleza|na paz)\W*( (com|c|cm|contigo|por ai|e contigo)( voce| vc| ce)?)?\W*$|\b(td|tudo) bem (com|c) (voce|vc)|^((oi+|ola|e ai|eai|opa|bom dia|boa tarde|boa noite|ei)[ ,!.]+)*(beleza|blz|de boa|suave|tranquilo|e ai|eai|bem)\W*\?|\b(bem|otim[oa]|tudo bem|tudo|bom|boa|td|tranquil[oa]|obrigad[oa]|na paz)\b.{0,12}\b(e )(voce|vc|ce|tu|contigo|ctg|por ai|ai|com voce|com vc)\W*$|\b(ta|esta|voce ta|vc ta) (bem|melhor|feliz|de bom humor|cansado|triste|animado|tudo bem)\b.{0,12}(\?|$)|\bcomo e que (ta|esta|voce ta|vc ta)\b)
c Bem, e a sua mensagem melhorou meu dia.
c Tudo certo, com vontade de uma coisa boa.
p Bem, com uns setenta por cento de bateria.
p Inteiro, pra quem dormiu pouco estou ótimo.
i Bem, com um pensamento curioso rodando na cabeça.
i Em paz, quase desconfiando de tanta paz.
b E você, como está?
=wh ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\b(o que|oq|oque|o q|quando|qdo|que|q)\b.{0,70}\?|^(e |mas |entao |voce |vc ){0,2}(o que|oq|oque|o q)\b(?! (importa|eu|me)\b).{0,50}\b(voce|vc|ce|tu|te|faz|fez|e|quer|tem|ta|foi|seria|mais)\b.{0,40}$)
c As coisas simples, bem feitas e com a pessoa certa.
c Aquilo que me faz rir e me deixa de bom humor.
p A resposta séria vem depois do café, a honesta é sobremesa.
p Provavelmente algo que envolva comida e um cochilo.
i Algo pequeno que os outros costumam não notar.
i Aquilo que fica quando o barulho acaba.
b E pra você, o que seria?
=yesNo ^(?!(sim |nao |ai |e |mas |ah |oi |entao |hoje |ontem |ja |tambem |so )*(eu|acho|to|tou|estou|tava|estava|fui|vou|tenho|gosto|amo|adoro|adorei|gostei|queria|quero|sei|meu|minha|meus|minhas|vi|fiz|comi|assisti|acabei|moro|trabalho|sinto|prefiro|que (bom|boa|legal|lind\w+|otim\w+|delicia|massa|triste|pena|fofo|saudade|maravilha|chato|dia (lind|ruim|bom|chat|cans|long|feliz)\w*))\b[^?]*$).*(?:\?|^(e |mas |entao |tambem |sera que |ah ){0,2}((voce|vc|ce|tu) (tem (?!um (sorriso|jeito|papo)|razao|uma (voz|energia))|e (muito )?(romantico|timido|carinhoso|ciumento|organizado|caseiro|sincero|paciente|fiel|daqueles|desses|do tipo)|quer|acha|acredita|pensa|vai|usa|dirige|trabalha|estuda|prefere|lembra|sente|ta com|confia|costuma|se considera|se importa|mora|sai|dorme|sonha)|tem (algum|alguma|carro|moto|tempo|fome|sono|frio|saudade|certeza|vontade|medo|ciume)|quer|posso|podemos|acredita|lembra|costuma|se considera|confia|ainda (mora|quer|pensa|gosta|acredita|fala)|ja (foi|fez|teve|pensou|viu))\b.{0,60}$)
c Sim, eu diria que sim.
c Sim, e fico feliz por você perguntar.
p Sim, com a minha elegância discutível de sempre.
p Diria que sim, meu advogado preferia que eu calasse.
i Sim, mas a versão completa é mais interessante.
i De certa forma sim, com um detalhe bem meu.
b E você, o que diria?
=told.goodNews \b(passei (na|no|em|de)|fui (promovid[ao]|aprovad[ao]|contratad[ao]|chamad[ao] pra vaga|escolhid[ao]|aceit[ao])|consegui (o emprego|a vaga|o trabalho|a promocao|comprar|alugar|terminar|tirar)|ganhei (um|uma|o|a|na|promocao)|me formei|(boa|otima|excelente|grande) (noticia|novidade)|boas noticias|(estou|to|tou) (muito |tao |super |mt |mto )?(feliz|nas nuvens|radiante|em extase|animadissim[ao]|felicissim[ao])|que (alegria|felicidade)|deu (tudo )?certo|foi (otimo|incrivel|maravilhoso|perfeito)|conquistei|(o )?melhor dia)\b
c Que notícia boa, fico feliz de verdade por você.
c Parabéns, você mereceu demais.
p Vou abrir alguma coisa, nem que seja água com gás.
p Já estou comemorando na cozinha, com dancinha e tudo.
i Notícia assim tem uma luz própria.
i Gosto quando coisa boa chega na pessoa certa.
C Como você pretende comemorar?
I O que você sentiu na hora?
=told.badDay \b((dia|semana|fase|noite|momento|tarde|manha) (muito |bem |tao |super |mt )?(ruim|pessim[ao]|horrivel|dificil|pesad[ao]|de merda|terrivel|complicad[ao]|tens[ao]|pra esquecer|chat[ao]|estressante|puxad[ao])|(estou|to|tou|ando|fiquei) (muito |tao |meio |bem |mt |mto |um pouco )?(triste|mal|pra baixo|na bad|chatead[ao]|estressad[ao]|irritad[ao]|com raiva|desanimad[ao]|frustrad[ao]|nervos[ao]|p da vida|put[ao]|deprimid[ao]|sem paciencia|surtando)|deu tudo errado|tudo (da|dando|deu) errado|chorei|briguei|fui demitid[ao]|perdi (o|meu) emprego|nao aguento mais|que (merda|bosta|saco|raiva|droga)|pessimo dia|dia daqueles)\b
c Sinto muito, tomara que a noite seja mais gentil com você.
c Que barra, se quiser desabafar eu leio com carinho.
p Mando um abraço e uma quantidade ilegal de chocolate.
p Proponho cancelar esse dia do calendário, eu assino.
i Às vezes o dia torto abre espaço pra algo bom.
i Tem dia que a gente só entende depois que acaba.
C Quer me contar o que aconteceu?
P Precisa mais de sorvete ou de risada?
I O que te faria bem agora?
=told.tired \b((estou|to|tou|fiquei|ando|tava) (muito |tao |super |mega |mt |mto |bem |meio |so )?(cansad[ao]|cansadissim[ao]|exaust[ao]|mort[ao]|acabad[ao]|quebrad[ao]|destruid[ao]|esgotad[ao]|com (muito |mt )?sono|sem energia|moid[ao]|um caco|o po|podre)|que (sono|cansaco|canseira)|morrendo de sono|(dormi|durmo) (pouco|mal|nada)|nao (dormi|consegui dormir)|vou (dormir|deitar|pra cama|capotar)|caindo de sono|meus olhos (tao|estao) fechando|sem forcas|cansad[ao] demais)\b
c Descansa bem, você merece.
c Então hoje só coisa confortável e nenhuma preocupação.
p O sofá está te esperando, palavra de especialista.
p Te empresto um pouco da minha preguiça, tenho de sobra.
i O cansaço às vezes conta o que a gente anda carregando.
i Tem noite em que o silêncio é o melhor presente.
C O que te cansou tanto?
P Quantas vezes você adiou o despertador hoje?
I O que recarrega você de verdade?
=told.ill \b((estou|to|tou|fiquei|peguei|acordei|com|ando|uma) (muito |meio |bem |uma |um |de |com |com uma |com um )?(muita |uma )?(doente|gripad[ao]|resfriad[ao]|gripe|resfriado|febre|dor de (cabeca|garganta|barriga|estomago|dente)|dor nas costas|tosse|covid|dengue|enxaqueca|virose|enjo(o|ad[ao])|colica|sinusite|rinite|garganta inflamada|torcicolo)|nao (estou|to) (me sentindo |muito )?bem|passando mal|passei mal|(no|pro) (hospital|pronto socorro|medico)|me machuquei|quebrei (o|a) (pe|braco|perna|mao|dedo)|adoeci|muita dor)\b
c Sinto muito, se cuida e leva o tempo que precisar.
c Melhoras, coberta e chá quente são obrigatórios.
p Mando uma canja imaginária, feita com muito empenho.
p Se precisar leio a bula com voz de ator dramático.
i Quando o corpo para, costuma ter as suas razões.
i Doente é que a gente dá valor a uma caneca quente.
C Você tem tudo de que precisa?
P Está na fase série ou na fase reclamação?
I O que te consola quando você não está bem?
=told.work \b((no|do|pro|ao|meu|de|muito|muita|saindo do|voltando do|tanto|cheia de|cheio de) (meu )?(trabalho|trampo|servico|escritorio|plantao|expediente)|trabalh(ei|ando|o|ar|arei)|trampando|home office|reuni(ao|oes)|meu chefe|minha chefe|(meus |minhas )?colegas|clientes?|hora extra|prazo|prazos|turno|plantao|expediente|estud(o|ando|ei) (pra|para|muito|hoje)|entrevista de emprego)\b
c Parece um dia cheio, torço pra terminar leve.
c Entendo bem, espero que pelo menos alguém reconheça.
p Reunião eu só aguento se tiver pão de queijo.
p A sexta devia cair na terça, falo isso faz tempo.
i Dá pra saber muito de alguém pelo jeito de falar do trabalho.
i Fico pensando no que faríamos com uma tarde livre a mais.
C O que você mais gosta no que faz?
P Quantos cafés foram precisos hoje?
I Era isso que você sonhava fazer?
=told.family \b((minha|meu|meus|minhas|a minha|o meu) (mae|pai|irma|irmao|irmaos|irmas|avo|avos|tia|tio|tias|tios|prim[ao]s?|sobrinh[ao]s?|filh[ao]s?|filhinh[ao]|familia|pais|cunhad[ao]|bebe|mainha|crianca)|com (a |minha )familia|meus pais|a familia toda|em familia|minhas criancas|os meninos|as criancas)\b
c Que gostoso, dá pra sentir o quanto você ama.
c Família que se quer bem é uma sorte grande.
p Reunião de família merecia narrador esportivo.
p Mãe sabe de tudo, nem adianta tentar.
i O jeito de falar dos seus conta muito sobre alguém.
i Certos afetos a gente reconhece pelo tom da voz.
C Com quem da família você se parece mais?
P Quem é a figura mais engraçada da família?
I O que você puxou deles?
=told.animals \b((meu|minha|meus|minhas|o|a|um|uma|os|as|do|da|com o|dois|duas) (meu |minha )?(cachorr[oa]s?|cachorrinh[oa]s?|doguinh[oa]|dog|gat[oa]s|gatinh[oa]s?|gato|gata|bichan[oa]|filhote|filhotes|pet|pets|calopsita|papagaio|coelh[oa]|cavalo|hamster|tartaruga|vira lata|pug|peixinho)|veterinari[oa]|petshop|pet shop)\b
c Que fofura, bicho me deixa de bom humor na hora.
c Adoro, faz um carinho nele por mim.
p Desconfio que ele manda na casa, e faz bem.
p Minha empolgação com bicho não é nada adulta.
i Bicho entende as pessoas antes das palavras.
i Gosto de quem conversa com bicho como se fosse amigo.
C Que personalidade ele tem?
P Quem manda em casa de verdade?
I O que ele entende de você que ninguém vê?
=told.food ^(?!.*\b(derramei|derrubei|queimei|sujei|quebrei)\b).*(?:\b((estou|to|tou|acabei de|vou|fui|estava) (comendo|cozinhando|jantando|almocando|preparando|fazendo (um |uma |o |a )?(bolo|comida|jantar|janta|almoco|macarrao|brigadeiro|pao)|comer|cozinhar|jantar|almocar|preparar|pedir comida)|(comi|cozinhei|jantei|almocei|preparei|assei|pedi) |fiz (um |uma |o |a )?(bolo|comida|jantar|janta|almoco|macarrao|brigadeiro|pao|lasanha|torta|feijoada)|sushi|pizza|brigadeiro|lasanha|churrasco|feijoada|hamburguer|sorvete|acai|chocolate|bolo|pao de queijo|coxinha|cafe|cafezinho|restaurante|morrendo de fome|(com|que) (muita |mt )?fome|almoco|jantar|lanche|tapioca)\b)
c Fiquei com fome só de ler, parece delicioso.
c Ótima escolha, comida boa põe todo mundo de acordo.
p Meu estômago acabou de pedir o seu endereço.
p Agora olho pro meu sanduíche com certa tristeza.
i Um prato bom sempre conta algo de quem escolhe.
i Sabor guarda lembrança melhor que foto.
C Qual prato você faz melhor?
P Teve repetição ou foi logo pro terceiro?
I Que sabor te leva de volta à infância?
=told.trip \b((estou|to|tou|vou|vamos|fui|voltei|volto|cheguei|indo|viajo|embarco|saindo) .{0,15}(viajar|viagem|viajando|ferias|aeroporto|bahia|rio de janeiro|nordeste|europa|portugal|paris|londres|italia|argentina|chile|estados unidos|praia|floripa|fora do pais|exterior)|de ferias|(minha|uma|proxima|essa) viagem|viajei|viajo (amanha|sexta|sabado|hoje|semana)|comprei (a |as )?passage(m|ns)|arrumando (a|as) malas?|fazendo as malas|meu voo|no aviao|na estrada)\b
c Que maravilha, aproveita cada momento.
c Lindo, viajar coloca muita coisa no lugar.
p Eu viajo do sofá até a geladeira, a vista é razoável.
p Se tiver espaço na mala, eu dobro bem.
i As melhores viagens começam quando a gente erra o caminho.
i De um lugar sempre me fica o cheiro, mais que a foto.
C Do que você mais gostou até agora?
P Quanta coisa inútil foi na mala?
I O que você leva desse lugar?
=told.friendsParty \b((com|das|dos|as|os|meus|minhas|uns|umas|uma|um|minha|meu) (minhas |meus |as |os |uns |umas )?(amig[ao]s?|amiguinh[ao]s|melhor(es)? amig[ao]s?|galera|meninas)|festa|festinha|balada|aniversario|niver|casamento|despedida de solteira|churras|role|barzinho|sai ontem|saimos|bebemos|happy hour|carnaval|bloquinho|ressaca)\b
c Que bom, noite com gente certa faz bem.
c Gostei, se diverte por mim também.
p Em festa eu vigio a mesa da comida com seriedade.
p Nesse horário eu costumo discutir com o travesseiro.
i As melhores noites nunca eram as planejadas.
i Os amigos que a gente escolhe contam muito de nós.
C Como foi a noite?
P Quem deu o vexame mais memorável?
I Com quem você consegue ser mais você?
=told.sport \b((fui|vou|voltei|volto|cheguei|estou|to|saindo|acabei de|indo) .{0,12}(academia|correr|corrida|treino|treinar|nadar|natacao|pilates|yoga|ioga|crossfit|pedalar|malhar|volei|tenis|jogar bola|trilha|beach tennis|muay thai)|academia|treinei|treino|malhei|malhando|corri|nadei|pedalei|(faco|fiz|pratico) (yoga|ioga|pilates|natacao|crossfit|musculacao|esporte|exercicio|danca|luta|boxe|volei|academia)|jogo (volei|futebol|tenis|basquete)|maratona|meia maratona)\b
c Que constância boa, depois a gente fica bem melhor.
c Ótimo, mexer o corpo arruma até os pensamentos.
p Eu canso só de ler, mas com admiração.
p Minha academia só se lembra de mim no dia do pagamento.
i Cansaço escolhido tem um gosto só dele.
i Gosto de quem acha tempo pro que faz bem.
C Há quanto tempo você gosta disso?
P Qual o tamanho da dor do dia seguinte?
I No que você pensa enquanto treina?
=told.music \b((estou|to|tou|estava|fico|vivo) (ouvindo|escutando|cantando)|ouvi|escutei|ouco|escuto|(amo|adoro|curto|gosto de) (musica|cantar|rock|mpb|samba|sertanejo|pagode|funk|forro|pop|jazz)|essa musica|(uma|minha|a) (musica|playlist|banda|cantora)|toco (violao|piano|guitarra|teclado|bateria)|violao|show d\w+|um show|album|spotify|festival)\b
c Boa escolha, música muda a cor do dia.
c Gostei, agora fiquei com vontade de ouvir.
p Eu canto tudo, com letra inventada na hora.
p Na minha cozinha o show já teria começado.
i Música diz da gente o que a gente não diria.
i Certas notas levam direto pra um lugar.
C Que música você mais tem ouvido?
P Qual você canta escondido?
I Tem alguma que te leva de volta no tempo?
=told.film \b((estou|to|tou|estava|acabei de|vou|fiquei|terminei de) (vendo|ver|assistindo|assistir|maratonando|maratonar|lendo|ler)|(vi|assisti|terminei|maratonei) .{0,20}(filme|serie|episodio|temporada|novela|documentario|anime|dorama)|filme|serie|netflix|temporada|episodios?|novela|dorama|cinema|livro|li um)\b
c Boa ideia, história boa sempre faz companhia.
c Fiquei curioso, já vai pra minha lista.
p Eu durmo nos créditos iniciais, mas com interesse.
p Sempre digo só um episódio, aí canta o galo.
i As histórias que a gente escolhe falam um pouco de nós.
i Gosto das que continuam na cabeça depois do fim.
C Você me recomendaria?
P Quantos lencinhos o final exige?
I Que cena ficou na sua cabeça?
=told.weather \b(chov\w+|chuva|temporal|granizo|garoa|(que|muito|esse|este|um|ta|esta|tanto|mt) (um |muito |fazendo )?(calor|frio|friozinho|calorao|sol|vento|tempo)|(ta|esta) (quente|frio|gelado|nublado|abafado|ensolarado|um gelo|um forno|friozinho)|graus|dia (lindo|nublado|chuvoso|ensolarado)|derretendo|congelando|tempestade|neve|nevando)\b
c Então pede algo à altura, tipo chocolate quente ou sorvete.
c O tempo faz o que quer, a gente tenta aproveitar.
p A previsão e eu não nos falamos faz tempo.
p Sempre saio vestido pra estação errada.
i Certos céus dão vontade de falar coisa sincera.
i O tempo mexe com o humor mais do que a gente admite.
C Qual é a sua estação preferida?
P Coberta e sofá ou coragem e rua?
I Que humor esse céu te dá?
=told.mishap \b((derramei|derrubei|tropecei|escorreguei|queimei|quebrei|rasguei|cai (na|no|da|do|de|em|hoje|feio)|perdi (a chave|as chaves|o celular|o onibus|o voo|a hora|meu celular|minha chave)|esqueci (a|o|de|meu|minha|as)|me tranquei|tranquei|sujei|manchei|mandei (mensagem )?(pra|para) (a )?pessoa errada|dormi no (onibus|metro|sofa)|errei (o|a) (onibus|nome|rua|porta))|que (mico|vergonha|vexame|azar)|paguei (um )?mico|passei vergonha|voce nao vai acreditar|vc nao vai acreditar|sou (um desastre|muito desastrad[ao]|desastrad[ao])|aconteceu uma coisa)\b
c Acontece com todo mundo, tomara que tenha rendido uma risada.
c Que aventura, pelo menos já virou uma boa história.
p Eu me identifico, tropeço até parado.
p Com catástrofe pequena eu tenho cartão fidelidade.
i As melhores histórias começam com um desastre pequeno.
i Certos micos daqui a um ano valem ouro.
C E como terminou essa história?
P Teve alguma testemunha?
I Qual foi seu primeiro pensamento?
=told.newHere \b((sou|estou|to|tou) (nov[ao]|recem chegad[ao]|comecando|ha pouco)( (aqui|no|nisso|por aqui))?|(acabei de|entrei|baixei|instalei|criei|comecei) .{0,15}(aqui|app|tinder|bumble|baixar|entrar|chegar|hoje|ontem|agora|conta|perfil)|cheguei (agora|hoje|ontem) aqui|(primeira vez|primeiro (dia|match|chat)).{0,20}|nao sei (bem |muito bem |direito )?(como )?(funciona|mexer|usar)|nov[ao] (aqui|nisso|no app|por aqui)|nunca usei)\b
c Então bom começo, e vai no seu tempo.
c Fico feliz de estar entre as primeiras conversas.
p Eu também aperto os botões ao acaso, mas com firmeza.
p O manual não existe, todo mundo improvisa.
i Começo sempre tem um pouco de mágica.
i Fico curioso com o que você nota com olhos novos.
C O que está achando até agora?
P Qual foi o perfil mais estranho que apareceu?
I O que te fez experimentar justo agora?
=told.appTired \b((cansei|cansad[ao]|enjoei|enjoad[ao]|desanimad[ao]|decepcionad[ao]|de saco cheio|sem paciencia|desisti|farta|farto) (de|do|da|desse|desses|deste|dessa|com|pra|desistindo) .{0,15}(apps?|aplicativos?|tinder|bumble|papo|aqui|conversas?|isso aqui)|(apag\w+|desinstal\w+|delet\w+|exclu\w+|sair|largar|vou sair) .{0,12}(app|aplicativo|tinder|bumble|perfil|conta|daqui)|(aqui|app|tinder) .{0,15}(tudo igual|todos iguais|perda de tempo|chato|so (gente|tem|querem|doido|sexo)|ninguem (conversa|responde|quer))|so (tem|da) (doido|gente estranha|cara estranho)|sempre (as mesmas|os mesmos) (conversas|perguntas|papos|mensagens)|quase nao (uso|entro)|(entro|uso) pouco)\b
c Te entendo, por isso prefiro conversar de verdade.
c Faz sentido, aqui valem poucas conversas e boas.
p Até o meu polegar pediu férias.
p Depois do décimo oi tudo bem eu pareço secretária eletrônica.
i Talvez as coisas boas cheguem quando a gente para de procurar.
i Uma conversa sincera muda o gosto do resto.
C O que mais te cansou?
P Qual foi a mensagem mais absurda que chegou?
I O que faria você mudar de ideia?
=told.thanks \b(obrigad[ao]|brigad[ao]|brigadinha|obg|obgd|obgda|vlw|valeu|agradeco|que (fofo|gentil|gentileza|querido|lindo isso|amor|amorzinho|simpatico|doce|bonitinho|cavalheiro)|(voce|vc|ce) (e|eh) (muito |tao |um |super |mt |bem )?(fofo|gentil|querido|legal|engracado|amor|simpatico|interessante|divertido|doce|educado|lindo|gente boa|inteligente)|(muito|mt|mto) (fofo|gentil|querido|legal da sua parte)|gosto de (conversar|falar) com (voce|vc)|adorei (conversar|falar|seu jeito|te conhecer)|gostei (de voce|de vc|do seu (jeito|papo)|da conversa)|fofo)\b
c Fico muito feliz, e é de coração.
c Eu que agradeço, com você sai naturalmente.
p Agora fiquei vermelho, ainda bem que a tela não mostra.
p Vou imprimir e colar na geladeira.
i Palavra gentil fica comigo mais tempo que as outras.
i Gosto do efeito de ler você.
C Como segue o seu dia?
P Posso emoldurar essa mensagem?
I O que te fez sorrir hoje?
=told.yesPlan \b((sim|ok|ta|beleza|claro|combinado|fechado|perfeito|otimo|bora|pode ser|topo|quero|vamos|com certeza|blz|show|aceito|adoraria)\b.{0,30}\b(topo|bora|vamos|combinado|fechado|pode ser|quero|perfeito|adoraria|ate (amanha|sabado|sexta|la|mais tarde|domingo|quinta)|aceito|te vejo|a gente se ve|nos vemos|gostaria|as \d+|marcado|adorei a ideia)|bora (sim|la|entao)|pode ser sim|eu topo|topo sim|(ate|nos vemos|a gente se ve|te vejo) (amanha|sabado|sexta|la|domingo|quinta|quarta|terca|segunda|as \d+)|ta (marcado|combinado|fechado)|seria (otimo|legal|um prazer)|mal posso esperar|adorei a ideia)\b|^(sim |ta |ok |entao )?(topo|bora|combinado|fechado|perfeito|pode ser|claro|claro que sim|vamos|vamos sim|quero sim|aceito|com certeza|adoraria|beleza|blz|partiu|ok|ta bom)\W*$
c Perfeito, fico muito feliz com isso.
c Bom, então está combinado e eu já estou contente.
p Ótimo, vou passar uma camisa pela primeira vez na vida.
p Anotado na agenda, em vermelho e com estrelinhas.
i Tenho a sensação de que vai ser uma boa surpresa.
i Gosto de ter uma coisa boa pela frente.
C Você prefere confirmar na véspera?
P Preparo umas piadas ou improviso?
I O que te dá mais curiosidade nesse encontro?
=told.laugh \b(k{3,}\w*|(ha|he|hi|ah|eh|hua|hue|ra){2,}\w*|rs(rs)*|r?sr?srs\w*|hahah\w*|haha\w*|kkk\w*|kk|lol|kakak\w*|ksks\w*|que engracado|(to|estou|ri|fiquei|morri) (rindo|muito|alto|de rir)|morri|ri (muito|alto|demais)|me fez rir|voce me faz rir|vc me faz rir|gargalh\w+)\b|😂|🤣
c Gosto de te fazer rir, vou continuar.
c Bom, uma risada por dia é a minha meta.
p Vou pôr no currículo, em conquistas recentes.
p O público é generoso, amanhã volto ao palco.
i Rir das mesmas coisas já diz bastante.
i Tem risada que dá pra ouvir pela tela.
C O que costuma te fazer rir?
P De zero a dez, quão ruim foi a piada?
I Com quem você mais ri?
`;
