/** What is asked and told in Spanish: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const ES = String.raw`
=howDidItGo \b(como|que tal|q tal|k tal) (te |le |os )?(fue|ha ido|ha salido|salio|fueron|salieron|estuvo|termino).{0,30}\b(examen|examenes|entrevista|prueba|oposicion(es)?|presentacion|reunion|partido|carrera|mudanza|medico|doctora?|test|tesis|exposicion|torneo|parcial)\b|\b(examen|entrevista|prueba|presentacion|reunion|partido|carrera|tesis|parcial)\b.{0,20}\b(como|que tal|q tal) (te )?(fue|ha ido|salio|estuvo)|\b(que tal|q tal|como) (el|la|los|tu|tus|con el|con la) (examen|examenes|entrevista|prueba|presentacion|reunion|partido|carrera|mudanza|tesis|parcial)\b|\b(aprobaste|has aprobado|pasaste el examen|te dieron el (trabajo|puesto))\b|^\W*(y |oye |entonces |al final |bueno ){0,3}(como|que tal|q tal) (te )?(fue|ha ido|salio)( al final| todo| eso)?\W*$
c Mejor de lo que temía, gracias por acordarte.
c Diría que bien, por fin puedo respirar tranquilo.
p Sigo vivo, así que lo cuento como un éxito.
p Bien, aunque mis manos temblaban más que yo.
i Mejor de lo previsto, pero lo bueno se cuenta en persona.
i Descubrí algo de mí que no me esperaba.
b ¿Y tu semana cómo va?
=howWasDay ^(?!.*\bque tal si\b).*\b(como|que tal|q tal|k tal)( te| os| le)?( va| fue| estuvo| ha ido| esta yendo| estas pasando| pasaste| has pasado| llevas| trata| ha tratado| lo pasaste| la pasaste| anda| termino)?( yendo)?( en| de| con)?( el| la| tu| este| ese| las| tus| por el| por la)? (dia|finde|fin de semana|semana|trabajo|curro|chamba|laburo|jornada|tarde|noche|oficina|turno|ayer|hoy|vacaciones)\b|\b(como|que tal|q tal) (te )?(fue|ha ido|estuvo|la pasaste|lo pasaste|pasaste).{0,12}\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|puente)\b|\b(que|q) (hiciste|has hecho|hicieron).{0,15}\b(hoy|ayer|finde|fin de semana|sabado|domingo|de bueno|esta manana|anoche)\b|\b(tuviste|has tenido|pasaste|has pasado|tienes) (un )?(buen|bonito|lindo) (dia|finde|fin de semana)\b|\b(mucho|demasiado) (trabajo|curro|lio) hoy\W*\?|\bdia (duro|largo|tranquilo|pesado)\W*\?
c Bastante lleno, pero mejora ahora que te leo.
c Bien en general, con un par de momentos para guardar.
p El día sobrevivió y yo también, así que empate.
p Productivo, si cuenta mirar el café con cara seria.
i Más lento de lo normal, y resultó que lo necesitaba.
i Normal, hasta que se me cruzó una idea que no me suelta.
b ¿Y el tuyo qué tal?
b ¿Cuál fue tu mejor momento?
=wyd ^(?!.*\b(finde|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|esta noche|luego|despues|mas tarde|vida|divertirte|tiempo libre|ratos|libre|relajarte|desconectar|trabajo|vivir|aqui|app|navidad|vacaciones|verano|cuando|normalmente|sueles|puente|si)\b).*\b(que|q|k|ke) (haces|estas haciendo|andas haciendo|estabas haciendo|hacias|ases|me cuentas de bueno|andas)\b|\b(estas|sigues|andas) (todavia |aun )?(en casa|en el trabajo|trabajando|en la oficina|en la cama|ocupado|liado|en el sofa|despierto)( ahora)?\W*\?|^\W*(y |oye |hola |hey ){0,2}(en que andas|en q andas|haciendo que|q haciendo|que haciendo)\b
c Me estoy tomando una pausa y te escribo con gusto.
c Nada especial, así que tu mensaje llega en buen momento.
p Finjo estar muy ocupado, y me sale bastante bien.
p Entreno con el sofá, ya somos un gran equipo.
i Estaba pensando en qué hace bueno a un día cualquiera.
i Escucho el silencio, que hoy tiene mucho que decir.
b ¿Y tú qué haces?
=weekendPlans \b(que|q|k|ke) (haces|haras|vas a hacer|piensas hacer|quieres hacer|tienes pensado|tienes planeado|hay|planes|se hace|tal si hacemos).{0,25}\b(finde|fin de semana|sabado|domingo|viernes|manana|esta noche|hoy|mas tarde|luego|despues|puente|tarde|esta semana)\b|\b(planes?|algo pensado|algo planeado|algun plan)\b.{0,25}\b(finde|fin de semana|sabado|domingo|viernes|manana|esta noche|hoy|semana|puente|tarde)\b|\b(finde|fin de semana|sabado|domingo|esta noche)\b.{0,10}\b(que haces|q haces|tienes planes|planes|sales)\b|^\W*(y |oye ){0,2}(tienes |algun |que )?planes?\W*$|\bsales (esta noche|hoy|este finde|el sabado|el viernes)\b
c Quiero poca prisa, buena compañía y algo rico para comer.
c De momento tengo hueco para una buena idea, también tuya.
p Tengo grandes planes, el primero es dormir sin alarma.
p Un duelo serio entre el sofá y yo, él va ganando.
i Me gusta dejar un hueco libre por si pasa algo bonito.
i Un plan a medias, la otra mitad prefiero que me sorprenda.
b ¿Y tú qué planes tienes?
b ¿Qué haría bueno tu fin de semana?
=whenSuits ^(?!.*\bcuando (fue|naciste|es tu cumple|empezaste|llegaste|tuviste|cumples|te separaste|terminaste|eras)).*\b(cuando|a que hora|a q hora|que dia|q dia|que hora|para cuando)\b.{0,20}\b(quedamos|nos vemos|vernos|te viene|te va|puedes|podrias|tienes tiempo|quieres|te queda|estas libre|salimos|vamos|tendrias|seria|te parece|prefieres|te conviene|te apetece|te animas|nos conocemos|invitas|podemos)\b|^\W*(y |ok |vale |pero |entonces |bueno |dale |perfecto ){0,3}(cuando|a que hora|a q hora|que dia|q dia|como a que hora|sobre que hora)( mas o menos| exactamente| entonces)?\W*$|\b(nos vemos|quedamos) (cuando|a que hora|que dia)\b
c Entre semana por la tarde me va bien, elige tú el día.
c Cuanto antes mejor, dime qué día te viene bien.
p Mi agenda se aparta educadamente en cuanto digas un día.
p Cualquier hora que no exija madrugar con heroísmo me vale.
i Me gusta esa hora en que el día ya afloja.
i Una tarde sin reloj sería lo ideal, dime cuál.
b ¿Qué día te viene mejor?
=dayOk \b(te (viene|va|queda|parece|sirve|cuadra|vale|conviene|funciona)|puedes|podrias|podemos|quedamos|nos vemos|estas libre|tienes libre|tienes tiempo|que tal|q tal|mejor|te apetece|que te parece|como te viene|como lo ves)\b.{0,20}\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|pasado manana|esta noche|esta tarde|finde|fin de semana|la semana que viene|la proxima semana|a las? \d+|las \d+|a las? (una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez))\b.{0,25}(\?|$)|^\W*(y |ok |vale |entonces |mejor ){0,2}(el |a las? |sobre las? )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|\d{1,2}(:\d\d)?|ocho|siete|nueve)( por la (tarde|noche|manana)| a las? \w+)?( te (viene|va|queda) bien| esta bien| puedes| te parece| va bien| ok| bien)?\W*\?|\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|\d{1,2})\b.{0,12}\b(te (viene|va|queda|parece|sirve)|puedes)\b
c Me viene perfecto, cuenta conmigo.
c Sí, me va bien, y me apetece mucho.
p Mi sofá protesta, pero él no decide, así que sí.
p Sí, y prometo llegar antes que mis excusas.
i Sí, ese día acaba de ponerse mucho más interesante.
i Me va bien, ya tengo algo que esperar con ganas.
b ¿Eliges tú el sitio?
=wherePlace \b(donde|adonde|a donde|en que (sitio|lugar|bar|zona|parte)|en q sitio|a que (sitio|lugar|bar))\b.{0,15}\b(quedamos|nos vemos|vernos|nos encontramos|vamos|me llevas|me llevarias|me invitas|quieres (ir|quedar|vernos)|te apetece ir|iriamos|podemos|seria|propones|cenamos|tomamos)\b|^\W*(y |ok |vale |pero |entonces |bueno ){0,3}(donde|en donde|adonde|a donde|en que sitio|que sitio|que lugar)( entonces| exactamente| mas o menos)?\W*$|\b(conoces|sabes de|tienes) (algun|un) (sitio|lugar|bar|cafe)\b|\b(que|q) (sitio|lugar|bar) (propones|sugieres|prefieres)\b|\b(nos vemos|quedamos) (en )?donde\b
c Un café tranquilo y céntrico, donde se pueda hablar bien.
c Me gusta un sitio a medio camino, cómodo para los dos.
p Donde haya buen café y sillas que perdonen mi postura.
p Cualquier sitio donde no tenga que cocinar yo.
i Un lugar pequeño con luz cálida y sin música alta.
i Un sitio donde se nos olvide mirar la hora.
b ¿Qué zona te queda mejor?
=coffeeSometime \b(te (apetece|apeteceria|gustaria|animas|apuntas|provoca|tinca|parece si|late|pinta)|quieres|querrias|quisieras|podemos|podriamos|vamos a|vamos por|que tal si|nos|tenemos que|deberiamos|cuando me invitas|me invitas|te invito)\b.{0,20}\b(un cafe|cafecito|una copa|unas copas|una cerveza|unas cervezas|una cana|unas canas|un vino|unos vinos|un trago|quedar|quedamos|vernos|vemos|conocernos|conocemos|salir|cenar|cena|comer (juntos|algo|un dia)|un paseo|pasear|dar una vuelta|tomar algo|tomarnos|tomamos|un te|un helado|en persona)\b.{0,40}(\?|$)|^\W*(y |oye ){0,2}(un cafe|una copa|una cerveza|un vino|un paseo|quedamos|nos vemos|salimos|tomamos algo)( algun dia| un dia| juntos| pronto| esta semana)?\W*\?
c Sí, me encantaría, en persona se habla mejor.
c Con mucho gusto, dime qué día te viene bien.
p Sí, ya estoy ensayando cómo no tirar la taza.
p Acepto, aunque mi teléfono se va a poner celoso.
i Sí, tengo curiosidad por saber cómo suena esta conversación en vivo.
i Me gusta la idea, hay cosas que no caben en un chat.
b ¿Qué día te iría bien?
=invitedGo \b(vienes|te vienes|vendrias|te apuntas|te animas|quieres venir|te gustaria venir|te apetece venir|me acompanas|me acompanarias|quieres acompanarme|vamos juntos|vas a venir|vente|quieres ir|te gustaria ir|te apetece ir|te animas a ir)\b(?!.{0,12}\b(de (viaje|vacaciones)|seguido|mucho por)).{0,60}(conmigo|\?|$)
c Sí, me apunto encantado, suena a buen plan.
c Me gusta la idea, voy contigo con mucho gusto.
p Me apunto, solo necesito tres minutos para parecer presentable.
p Voy, y prometo no quejarme hasta la segunda hora.
i Sí, los planes que no busqué suelen ser los mejores.
i Me tienta mucho, algo me dice que sería un buen recuerdo.
b ¿Cuándo sería el plan?
=contactSwap \b(whatsapp|wasap|wpp|whats|guasap|wasa|insta|instagram|ig|telegram|snap|snapchat|facebook|signal)\b.{0,40}(\?|$)|\b(me (das|pasas|dejas|darias|pasarias)|dame|pasame|te (doy|paso|dejo)|cual es|intercambiamos|quieres|tienes) (tu |el |mi )?(numero|telefono|movil|celular|contacto|cel)\b
c Con gusto, por ahí hablamos más cómodos.
c Sí, me parece buena idea seguir hablando por ahí.
p Claro, aviso que mis audios tienen vida propia.
p Sí, así esta aplicación descansa un poco de mí.
i Me gusta que esto se mude a un sitio más nuestro.
i Sí, se nota distinto cuando una charla cambia de casa.
b ¿Me pasas el tuyo?
=sendPhoto \b(me )?(mandas|envias|pasas|mandame|enviame|pasame|puedes (mandar|enviar|pasar)(me)?|podrias (mandar|enviar|pasar)(me)?|quiero ver|tienes|mandarias|ensename|me ensenas|muestrame|me muestras)\b.{0,20}\b(foto|fotos|fotito|selfie|selfi|imagen|pic|video|nota de voz|audio)\b
c Claro, te mando una en cuanto tenga buena luz.
c Con gusto, luego te envío una actual y sin filtros.
p Mi cámara y yo estamos negociando los términos.
p Voy, aunque mi cara de foto necesita previo aviso.
i Te la mando, aunque lo mejor de mí sale en movimiento.
i Una foto cuenta poco, pero es un buen comienzo.
b ¿Y tú me mandas una?
=callTonight \b(hablamos|hablar|llamamos|llamarnos|llamada|videollamada|llamarte|te llamo|me llamas|llamame|facetime|videochat|puedo llamarte|video llamada|llamas)\b.{0,25}\b(telefono|video|esta noche|hoy|manana|luego|mas tarde|un dia|algun dia|rato|rapida|ahora|\?)|\b(te apetece|quieres|hacemos|podemos|te gustaria|prefieres|te animas a) (una |hacer una |un )?(llamada|videollamada|llamar|hablar por|facetime|video)
c Sí, me apetece oír tu voz, luego te llamo.
c Me gusta la idea, dime a qué hora te va bien.
p Sí, dame tiempo para quitarme la voz de siesta.
p Claro, por teléfono soy casi igual de torpe que escribiendo.
i Sí, una voz cuenta cosas que el texto se calla.
i Me gusta, tengo curiosidad por tus silencios también.
b ¿A qué hora te viene bien?
=whySlow \b(por que|xq|porque|pq|x que|porq|como es que)\b.{0,15}\b(no (me )?(contestas|contestaste|respondes|respondiste|escribes|escribiste|has (contestado|respondido|escrito))|tardas|tardaste|has tardado|desapareciste|desapareces|me dejas en visto|me dejaste en visto|me ignoras|tan callado)\b|\b(donde (te has metido|te metiste|estabas)|te olvidaste de mi|te has olvidado de mi|me dejaste en visto|me has dejado en visto|ya no me (escribes|hablas|contestas)|sigues (ahi|vivo)|estas ahi|estas vivo|desapareciste|me estas ignorando|me ignoras|por que el silencio)\b
c Perdona, se me fue el tiempo, ahora estoy aquí.
c Tienes razón, tardé demasiado, no fue por falta de ganas.
p Contesté en mi cabeza, al teléfono no le llegó.
p Me secuestró el día, pero logré escapar para escribirte.
i Quería contestarte con calma, y la calma llegó tarde.
i Prefiero escribirte despacio que contestarte a medias.
b ¿Qué me perdí mientras tanto?
=areYouReal \b(eres|sera[sn]|seras|estoy hablando con|hablo con|esto es|no seras|no eres)\b.{0,15}\b(real|un bot|bot|de verdad|un robot|robot|una ia|ia|inteligencia artificial|falso|fake|perfil falso|chatgpt|estafador|una persona|catfish)\b|\b(perfil|fotos?) (es|son|sera|seran)? ?(real(es)?|de verdad|falso|falsas?|tuyas?)\b|\busas (chatgpt|ia|una ia|inteligencia artificial)\b
c Sí, soy de carne y hueso, y lo demuestro con un café.
c Muy real, y con gusto lo compruebas en una llamada.
p Un robot dormiría mejor y cocinaría sin quemar nada.
p Soy real, ningún programa tendría tantas dudas con el desayuno.
i Real, con todas las contradicciones que eso trae.
i Lo soy, y lo mejor sería que lo descubrieras en persona.
b ¿Qué te convencería del todo?
=job \b(a que te dedicas|a q te dedicas|en que trabajas|en q trabajas|de que trabajas|de q trabajas|de que vives|que trabajo (tienes|haces)|cual es tu (trabajo|profesion|oficio)|que haces (de trabajo|para vivir|en la vida|en tu trabajo|de la vida)|donde trabajas|que (eres|haces) (de profesion|profesionalmente)|en que (curras|chambeas)|como es tu trabajo|te gusta (tu|lo que haces en el|el) (trabajo|curro)|trabajas o estudias|estudias o trabajas|trabajas (mucho|de que|en que|desde casa)|(a que|que) te dedicas|tu trabajo\W*\?|dedicas)\b
c Te lo cuento mejor con un café, se explica con gestos.
c Lo que más me gusta de trabajar es resolver cosas con gente.
p Oficialmente trabajo, extraoficialmente busco la taza de café perfecta.
p Digamos que mi teclado y yo tenemos una relación intensa.
i Dice menos de mí que lo que hago cuando nadie mira.
i Me interesa más lo que haría si el dinero no contara.
b ¿Y tú a qué te dedicas?
b ¿Qué te gusta de tu trabajo?
=from \b(de donde (eres|vienes|sos|escribes)|de que (parte|ciudad|zona|pais) (eres|vienes)|donde (vives|vivis|creciste|naciste|vive)|en que (ciudad|zona|barrio|parte|pais) (vives|estas|creciste)|en donde vives|eres de (aqui|por aqui|alli)|vives (cerca|lejos|en|por|solo|aqui)|dnd (vives|eres)|desde donde (escribes|me escribes)|llevas mucho (tiempo )?(viviendo|aqui|alli))\b
c De un sitio que se explica mejor con un café delante.
c Me siento en casa donde hay gente que quiero y buen pan.
p De un sitio donde todos creen tener la mejor tortilla.
p Vivo a poca distancia de mi nevera, muy bien comunicado.
i Cada lugar me dejó algo, eso se cuenta mejor caminando.
i Creo que uno es de donde se le relaja la voz.
b ¿Y tú de dónde eres?
b ¿Qué te gusta de donde vives?
=age \b(cuantos anos (tienes|tenes|me echas|cumples)|que edad|q edad|cual es tu edad|tu edad|tienes cuantos anos|cuando (es tu cumple(anos)?|naciste|cumples)|en que ano naciste|edad\W*\?)
c La de mi perfil es la buena, y la llevo contento.
c La suficiente para saber lo que quiero y reírme de ello.
p Mi espalda dice una cosa y mi humor otra.
p Soy joven hasta que me levanto del sofá.
i Depende del día, algunos me siento bastante nuevo.
i Cada año me importan menos cosas, pero me importan más.
b ¿Y tú?
=height \b(cuanto mides|que altura|q altura|que estatura|eres (muy )?(alto|bajo|bajito)|tu (altura|estatura)|que tan alto|mides)\b
c Lo justo para mirarte a los ojos sin hacer un drama.
c Estoy contento con mi altura, en persona lo compruebas.
p Llego al estante de las galletas, que es lo importante.
p Con la espalda recta gano bastante, pero me dura poco.
i En persona casi todo mide distinto de lo imaginado.
i Esa sorpresa la guardo para cuando nos veamos.
b ¿Es importante para ti?
=sign \b(que signo|q signo|cual es tu signo|tu signo|signo (eres|del zodiaco|zodiacal)|horoscopo|ascendente|zodiaco|crees en (los signos|la astrologia)|eres (aries|tauro|geminis|cancer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis))\b
c No sigo mucho las estrellas, pero me gusta escucharlo de ti.
c Me gustaría que lo adivinaras tú por mi forma de ser.
p Mi signo es la siesta, con ascendente en tostadas.
p Las estrellas prefieren no hacer declaraciones sobre mí.
i Creo poco en eso, hasta que algo encaja demasiado bien.
i Me gusta más leer a las personas que a los planetas.
b ¿Y tú de qué signo eres?
=siblings \b(tienes (muchos )?(hermanos|hermanas|hermano|hermana|sobrinos|familia)|cuantos hermanos|hijo unico|como es tu familia|tu familia\b.{0,25}\?|eres (muy )?(familiar|cercano a tu familia|unido a tu familia)|te llevas bien con (tu|tus) (familia|padres|hermanos|madre|padre)|hermanos\W*\?|ves mucho a tu familia|familia (grande|numerosa|pequena)\W*\?)
c La familia me importa mucho, también la que uno elige.
c Para mí familia es quien te abre la puerta sin preguntar.
p En toda familia hay un raro, y prefiero no dar nombres.
p Las comidas familiares me enseñaron a comer rápido y hablar fuerte.
i De la familia se hereda más de lo que se admite.
i Hay historias de familia que solo se cuentan de noche.
b ¿Y la tuya cómo es?
b ¿Y tienes hermanos?
=haveKids ^(?!.*\b(quieres|te gustaria|querrias|piensas) (ser|tener)\b).*\b(tienes (hijos|ninos|hijas|peques|un hijo|una hija|crios)|eres (papa|padre)|cuantos hijos tienes|hijos\W*\?$|(ya )?tienes algun hijo)
c De eso prefiero hablarte con calma, en persona.
c Es un tema serio para mí, te lo cuento tomando algo.
p De momento, el más infantil de mi casa soy yo.
p Mi niño interior ya come por dos.
i Los niños hacen preguntas que a los adultos se nos olvidan.
i Con los niños saco una versión mía que me gusta.
b ¿Y tú?
=wantKids \b(quieres|quisieras|te gustaria|querrias|te ves|te imaginas|piensas|deseas|te gustan|buscas)\b.{0,15}\b(hijos|ninos|ser padre|ser papa|formar una familia|una familia|peques|familia propia|mas hijos)\b
c Con la persona adecuada me lo imagino, sin prisa.
c Estoy abierto a ello, es algo que se decide entre dos.
p Primero tendría que conseguir que sobreviva una planta.
p Alguien tiene que heredar mis chistes malos algún día.
i Para mí depende menos del cuándo que del con quién.
i A veces me imagino leyendo cuentos con voces ridículas.
b ¿Y tú cómo lo ves?
=pets \b(tienes (alguna |algun |una |un )?(mascotas?|perros?|gatos?|perritos?|gatitos?|animales)|te gustan (mas )?(los |las )?(animales|perros|gatos|mascotas|perritos|gatitos)|eres (mas )?de (perros|gatos)|perros? o gatos?|gatos? o perros?|mascotas?\W*\?|alergico a los (gatos|perros)|amante de los animales)
c Me encantan los animales, alegran cualquier casa.
c Sí, me gustan mucho, un buen animal mejora el día.
p Los perros me saludan en la calle como si les debiera dinero.
p Los gatos me ignoran con mucho estilo, y lo respeto.
i Confío bastante en la opinión de un animal.
i Hay una calma que solo he visto en un perro dormido.
b ¿Eres más de perros o de gatos?
b ¿Tienes alguna mascota?
=languages \b(que idiomas|q idiomas|cuantos idiomas|hablas (algun |otros? |mas |bien )?(idiomas?|ingles|espanol|frances|italiano|aleman|portugues|castellano|catalan|chino|japones|lenguas?)|(como|donde|por que|cuando) (es que )?(hablas|aprendiste|sabes) (tan bien )?(el )?(ingles|espanol|frances|castellano)|sabes (ingles|frances|italiano|espanol)|eres bilingue|idioma te gustaria)\b
c Me gustan los idiomas, cada uno te cambia un poco.
c Me defiendo, y lo que no sé lo digo con las manos.
p Hablo con fluidez el idioma de señalar el menú.
p Mi acento tiene personalidad propia y no acepta críticas.
i Creo que en cada idioma somos alguien ligeramente distinto.
i Hay palabras sin traducción que me gustan más que las otras.
b ¿Y tú qué idiomas hablas?
=studied \b(que (estudiaste|estudias|carrera|has estudiado)|q (estudiaste|estudias)|donde estudiaste|(fuiste|vas) a la (universidad|uni)|estudiaste (algo|en|una)|tienes (alguna )?carrera|cual es tu carrera|estudias\W*\?|en que universidad|que querias ser de (pequeno|nino|mayor))
c Aprendí más de la gente que de los apuntes.
c Me gusta seguir aprendiendo, eso es lo que me quedó.
p Me especialicé en llegar justo antes de que cerraran la puerta.
p Sobre todo aprendí a subrayar cosas con mucha convicción.
i Lo que más me marcó no venía en ningún examen.
i Hoy elegiría con más curiosidad y menos miedo.
b ¿Y tú qué estudiaste?
=everMarried \b(has estado|estuviste|estas|eres|fuiste|estabas|alguna vez (has estado|estuviste)) (alguna vez )?(casado|divorciado|separado|comprometido|viudo)\b|\b(te has casado|te casaste|te casarias|quieres casarte|crees en el matrimonio|te gustaria casarte|te quieres casar|te ves casado)\b|^\W*(casado|divorciado|separado)\W*\?
c De mi pasado hablo sin problema, mejor cara a cara.
c Creo en el compromiso cuando los dos lo eligen cada día.
p Mi compromiso más largo hasta hoy es con el café.
p Por ahora solo he dicho sí quiero delante de una carta de postres.
i Me importa más cómo se cuida algo que cómo se firma.
i Creo que las promesas buenas se notan en los días normales.
b ¿Y tú qué piensas del matrimonio?
=lastRelationship \b(ultima (relacion|pareja|novia)|tu ex|relacion anterior|relacion mas larga|relaciones? (largas?|seri[ao]s?) (has|tuviste)|has tenido (muchas )?(relaciones|parejas|novias)|cuantas (novias|parejas|relaciones)|por que (terminaste|terminaron|rompiste|rompieron|lo dejaste|lo dejasteis|se acabo)|(cuanto|hace cuanto|desde cuando).{0,15}(soltero|sin pareja|sin novia|estas solo)|cuando (terminaste|lo dejaste|fue tu ultima))\b
c Terminó con respeto, y de ahí me llevé buenas lecciones.
c Está cerrado, y estoy tranquilo y con ganas de algo nuevo.
p Aprendí mucho, por ejemplo a no discutir con hambre.
p Es una historia sin villanos, solo con pésimos horarios.
i Lo que terminó me enseñó qué no quiero apagar.
i Hay finales que con el tiempo se entienden como comienzos.
b ¿Y tú qué aprendiste de la tuya?
=whySingle \b(por que|xq|pq|porque|x que|como es que|como puede ser que|porq|como)\b.{0,12}\b(estas|sigues|eres|un (chico|hombre|tipo) como tu)\b.{0,20}\b(soltero|solter[oa]|solo|sin pareja|sin novia|disponible)\b|\b(estas|eres|sigues) (soltero|solo|libre|disponible)\b|\b(tienes|no tienes) (novia|pareja|a alguien|esposa|mujer)\b|^\W*(y )?soltero\W*\?
c Porque prefiero esperar a que algo encaje de verdad.
c Estoy soltero y tranquilo, con la puerta abierta.
p Mi lista de espera resultó ser solo publicidad.
p Al parecer el destino se equivoca mucho de calle.
i Aún no había encontrado una conversación que no quisiera terminar.
i Estar solo me enseñó con quién merece la pena dejar de estarlo.
b ¿Y tú?
=lookingFor \b(que|q|k) (es lo que )?(buscas|estas buscando|andas buscando|esperas (encontrar|de)|quieres encontrar|quieres de|tipo de relacion)\b|\b(buscas|quieres|estas buscando|andas buscando)\b.{0,12}\b(algo (serio|casual|estable|informal)|una relacion|pareja|novia|relacion|amistad|amor|solo sexo|rollo|rollos|pasar el rato)\b|\bque intenciones\b|\bcuales son tus intenciones\b
c Algo de verdad, que empiece con calma y buena conversación.
c Busco a alguien con quien reír y también quedarme callado a gusto.
p Alguien que comparta las patatas, aunque sea bajo protesta.
p A alguien que se ría de mis chistes por compasión.
i Busco esa sensación de no querer mirar la hora.
i Algo que no se pueda explicar bien en una aplicación.
b ¿Y tú qué buscas?
=whyApp \b(por que|xq|pq|porque|x que|que te trae|que te trajo|que haces|como (es que )?(llegaste|acabaste|terminaste)|desde cuando|cuanto tiempo llevas|llevas mucho( tiempo)?|cuanto llevas|que tal te va|como te va|que te parece|has conocido|has tenido (suerte|citas))\b.{0,30}\b(aqui|app|apps|tinder|bumble|hinge|aplicacion|badoo)\b
c Quería conocer gente fuera de mi círculo de siempre.
c Vine por curiosidad, y conversaciones como esta me dan la razón.
p Nadie llama a mi puerta, salvo el repartidor.
p Mis amigos se cansaron de oír que el destino proveería.
i Las mejores historias suelen empezar en sitios poco románticos.
i Algo me decía que valía la pena mirar una vez más.
b ¿Y a ti qué te trajo aquí?
=whySwipe \b(por que|xq|pq|porque|x que)\b.{0,12}\b(me (diste|has dado|elegiste|escribiste|has escrito|hablaste|likeaste|escogiste)|yo|hiciste match|le diste|diste like)\b|\b(que|q) (te (gusto|llamo la atencion|atrajo|hizo|intereso|ha gustado|llama la atencion|gusta) (de mi|de mi perfil|escribirme|darme|mas de mi|en mi)|viste en mi|es lo que te gusto|fue lo que te)\b|\bque te gusto\b
c Tu perfil sonaba a alguien con quien se habla de verdad.
c Me gustó tu forma de contar las cosas, se nota natural.
p Mi dedo fue más listo que yo por una vez.
p Leí tu perfil y se me olvidó hacerme el interesante.
i Había algo entre líneas que me dio curiosidad.
i Tuve la sensación de que ahí había una buena conversación.
b ¿Y a ti qué te llamó la atención?
=type \b(cual es tu tipo|tu tipo (de|ideal)|soy tu tipo|que tipo de (mujer|chica|persona|mujeres|chicas|personas)|como (es|seria) tu (mujer|chica|pareja|novia) ideal|tu (mujer|chica|pareja) ideal|tipo de mujer|que (te atrae|te gusta|buscas|valoras|te enamora|te conquista|es importante)( mas)? (de|en) (una|la|las|tu) (mujer|mujeres|chica|chicas|persona|pareja|gente)|que te (atrae|enamora|conquista)|tienes un tipo)\b
c Alguien con humor, buen corazón y ganas de hablar claro.
c Me atrae quien se ríe fácil y escucha de verdad.
p Alguien que aguante mi canto en la cocina.
p Una persona que no juzgue cuánto queso cabe en un plato.
i Me atrae quien conserva la curiosidad por lo pequeño.
i Lo reconozco tarde, cuando ya no quiero irme a casa.
b ¿Y a ti qué te atrae?
=feelForMe \b(te gusto|te gusta hablar conmigo|te caigo bien|te intereso|sientes algo|que sientes por mi|que sientes|piensas en mi|pensaste en mi|me (extranas|extranaste|echas de menos|echaste de menos|quieres)|que piensas de mi|que opinas de mi|te parezco|estas interesado en mi|te atraigo|te estas enamorando|te enamoraste)\b(?!.{0,3}\b(acompanar|llevar|decir|contar|ver|conocer|ayudar|invitar))
c Sí, me gustas cada vez más cuando te leo.
c Me interesas, y me gustaría conocerte con calma.
p Miro el teléfono con demasiada frecuencia para fingir lo contrario.
p Digamos que mi sonrisa al leerte ya levanta sospechas.
i Hay mensajes tuyos que me acompañan un rato.
i Algo está pasando, y prefiero descubrirlo que nombrarlo.
b ¿Y tú qué sientes?
=jealous \b(eres|te pones|te pondrias|estas|eras) (muy |un poco |bastante )?(celoso|posesivo|toxico|controlador)\b|\bcelos\b.{0,25}\?|\b(sientes|te dan|tienes) celos\b
c No mucho, prefiero confiar y hablar las cosas.
c Solo un pellizco a veces, y lo digo sin drama.
p Solo cuando alguien mira mi postre más de la cuenta.
p De las pizzas ajenas, siempre, de lo demás casi nada.
i Los celos me cuentan más de mí que de nadie.
i Creo que la confianza es lo más atractivo que hay.
b ¿Y tú sientes celos a veces?
=idealDate \b(cita (ideal|perfecta|sonada|de tus suenos)|(primera|mejor) cita\b.{0,25}|(como|cual|que|donde) (seria|es|fue) (para ti )?(tu |una |la )?(buena |mejor )?(primera )?cita|que te gusta hacer en una (primera )?cita|a donde me llevarias)\b(?<!peor.*)
c Un paseo, algo rico y una charla que se alarga.
c Algo sencillo, sin prisa, donde podamos hablar de verdad.
p Comida rica, risas y que nadie tire el vino, o sea yo.
p Un picnic donde las hormigas respeten al menos el postre.
i Una en la que nos echen del sitio porque cierran.
i Empezar con un café y que de pronto sea de noche.
b ¿Y cómo sería la tuya?
=worstDate \b(peor cita|cita (mas )?(desastrosa|horrible|rara|mala|incomoda|terrible)|citas (horribles|malas|desastrosas|raras)|cita desastre|desastre de cita|una mala cita)\b
c Las peores son las que no tienen ni una pregunta.
c Una en la que nadie escucha, eso no lo arregla ni el postre.
p Cualquiera en la que pido sopa e intento parecer elegante.
p Las malas citas son anécdotas excelentes con retraso.
i La peor es aquella en la que nadie es uno mismo.
i Hasta de las malas me llevo algo que contar despacio.
b ¿Y cuál fue la tuya?
=cook \b(cocinas|sabes cocinar|te gusta cocinar|se te da bien (cocinar|la cocina)|que (sabes cocinar|cocinas|te gusta cocinar|me cocinarias|vas a cocinar|cenas|cenaste|comiste|has (comido|cenado)|comes|vas a (cenar|comer))|eres buen cocinero|buen cocinero|me cocinas|me cocinarias|cocinarias|cocinar|tu especialidad)\b.{0,30}(\?|$)
c Me gusta cocinar, sobre todo si hay alguien para probar.
c Cosas sencillas con buenos ingredientes, y sin prisa.
p Mi pasta es famosa, al menos dentro de mi cocina.
p El detector de humo y yo ya nos tuteamos.
i Cocinar me ordena la cabeza mejor que cualquier consejo.
i Me gusta el momento en que la cocina empieza a oler bien.
b ¿Y a ti qué se te da bien?
=favFood \b(comida (favorita|preferida|te gusta)|plato (favorito|preferido)|postre (favorito|preferido)|que (te gusta comer|comida|tipo de comida|cocina te gusta|sueles comer)|cual es tu (comida|plato|postre|dulce)|dulce o salado|te gusta (el )?(sushi|comida \w+|picante|chocolate|helado|dulce)|eres (vegano|vegetariano)|comes (carne|de todo|picante)|restaurante favorito|helado favorito|(eres|muy) goloso|sushi\W*\?)
c Una buena tortilla de patatas me gana siempre.
c Como casi de todo, y con pasta fresca soy feliz.
p Todo lo que lleve queso tiene mi voto automático.
p Mi grupo alimenticio favorito es repetir.
i La que sabe a alguna tarde de cuando era niño.
i Me gusta lo que se come despacio y se recuerda luego.
b ¿Y tu comida favorita?
=drinkOrder \b(cafe o te|te o cafe|vino o cerveza|cerveza o vino|tinto o blanco|como (tomas|te gusta|bebes) (el |tu )?(cafe|te)|(que|q) (tomas|bebes|sueles (tomar|beber|pedir)|te gusta (tomar|beber)|vas a tomar|te apetece (tomar|beber)|quieres (tomar|beber))|te gusta (el |la )?(cafe|te|vino|cerveza|mate|gin tonic|cocteles)|eres (mas )?de (cafe|te|vino|cerveza)|(bebida|vino|cerveza|coctel|trago) (favorit[oa]|preferid[oa])|tomas cafe|prefieres (el |la |un )?(cafe|te|vino|cerveza))\b
c Café por la mañana y una copa de vino en buena compañía.
c Café sin dudarlo, y si la tarde es larga, vino tinto.
p Café, antes de la primera taza no cuento como persona.
p Lo que no tenga sombrilla, porque siempre me la clavo.
i Depende de la hora y, sobre todo, de la compañía.
i Un café lento dice más que muchas palabras.
b ¿Y tú qué tomas?
=pizza ^(?!\W*me gusta\b[^?]*$).*(\bpizza\b.{0,40}\?|\b(pina|anana) (en|con|si|sobre) .{0,6}pizza\b|\b(que|cual|con|te gusta|eres|prefieres).{0,20}\bpizza\b|\bpizza (favorita|con pina)\b|\b(pina|anana)\b.{0,10}(si o no|\?))
c Margarita bien hecha, con eso ya soy feliz.
c Masa fina, buen queso y nadie que tenga prisa.
p Con piña no, hasta yo tengo principios, aunque pocos.
p Toda pizza es individual si uno cree en sí mismo.
i El último trozo compartido dice mucho de dos personas.
i La mejor es la que se come tarde y hablando.
b ¿Y tú con qué la pides?
=music \b(que (musica|tipo de musica|escuchas|estas escuchando|cancion|canciones|grupo|banda|cantante|artista)|q (musica|escuchas)|musica (te gusta|escuchas|favorita|sueles)|(cancion|cantante|grupo|banda|artista|genero) (favorit[oa]|preferid[oa])|te gusta (la musica|el (reggaeton|rock|jazz|techno|pop|rap|indie|metal)|la (salsa|bachata|electronica))|tocas (algun|la|el|un) ?(instrumento|guitarra|piano|\w+)|escuchas musica|cual es tu cancion|musica\W*\?|podcast|que suena)
c De todo un poco, siempre que tenga alma.
c Rock viejo, algo de soul y lo que pida el día.
p Mi lista va del jazz a cosas que niego en público.
p Escucho la misma canción hasta que los vecinos la cantan.
i Hay canciones que guardo para la persona adecuada.
i La que elijo de noche dice más que la del día.
b ¿Y tú qué escuchas?
b ¿Qué canción no te cansa nunca?
=concert \b(concierto|conciertos|festival|festivales|recital|musica en vivo|en directo)\b.{0,40}\?|\b(mejor|ultimo|primer|que|cual|te gustan los|vas a|has ido a) .{0,12}(conciertos?|festival(es)?|recital(es)?)\b
c Me encanta la música en vivo, se siente en el cuerpo.
c Un concierto pequeño me gusta más que un estadio.
p Canto cada palabra, por desgracia también las que no me sé.
p Siempre me toca detrás de la persona más alta del mundo.
i Ese silencio justo antes de la primera nota me puede.
i Hay un concierto que todavía sueño con ver.
b ¿A quién verías tú en vivo?
=film \b((que|cual|q) (peli|pelicula|pelis|peliculas|tipo de (pelis|peliculas|cine))|(peli|pelicula|actor|actriz|director) (favorit[oa]|preferid[oa])|te gusta (el cine|ir al cine|las? pelis?|las? peliculas?|star wars|el terror)|te gustan las (pelis|peliculas)|(vas|vamos) (mucho )?al cine|has visto (la (peli|pelicula)|alguna (peli|pelicula))|cual es tu (peli|pelicula)|ultima (peli|pelicula)|(peliculas?|pelis?|cine)\W*\?|pelis? de (terror|miedo))
c Una buena historia con humor y algo de corazón.
c Me gustan las que siguen rondando al salir del cine.
p Las de miedo las veo enteras, con los ojos cerrados.
p Lloro con las animadas y culpo a las palomitas.
i Me gustan los finales que no lo explican todo.
i Hay una escena que me cambió algo por dentro.
b ¿Y tu película favorita?
=series \b(series?|netflix|hbo|capitulos?|temporada|anime)\b.{0,40}\?|\b(que|cual|q) (series?|estas viendo|ves|miras|viste ultimamente)\b|\bserie (favorita|preferida|me recomiendas)\b|\bte gustan? (las series|el anime|los animes|netflix)\b
c Me gustan las series con buenos personajes y diálogos listos.
c Últimamente prefiero las cortas, que saben cuándo acabar.
p Digo un capítulo más con una convicción admirable.
p Paso más tiempo eligiendo que viendo, es mi deporte.
i Las vuelvo a ver y siempre descubro algo de mí.
i Me quedo con la que me hizo apagar y pensar.
b ¿Y tú qué estás viendo?
=book \b((que|cual|q) (libro|libros|lees|estas leyendo|te gusta leer|sueles leer)|libro (favorito|preferido|te gusta)|(autor|autora|escritor|poeta) (favorit[oa]|preferid[oa])|te gusta (leer|la lectura|la poesia)|lees (mucho|algo|libros)?|ultimo libro|libros\W*\?|has leido|cual es tu libro)\b.{0,40}(\?|$)
c Novelas con gente imperfecta, esas me enganchan.
c Me gusta leer antes de dormir, calma la cabeza.
p Mi pila de libros pendientes ya pide su propia habitación.
p Leo tres páginas y me despierto con el libro en la cara.
i Subrayo frases que tardo años en entender.
i Un libro prestado dice mucho de quien lo presta.
b ¿Y tú qué lees?
=sport \b((haces|practicas|te gusta (el|hacer)?|que|q|cual es tu|sigues) ?(algun |mucho |de )?(deportes?|ejercicio|futbol|gym|gimnasio|tenis|yoga|padel|crossfit)|vas al (gym|gimnasio)|(entrenas|entrenar|sales a correr|corres|nadas|te gusta (correr|nadar|entrenar|escalar|esquiar)|eres deportista|eres deportivo|de que equipo|eres del (madrid|barca|boca|river)|haces (yoga|pilates|escalada|pesas))|equipo favorito|deporte favorito|juegas (al|a la)|te gusta el baloncesto|andas en bici|montas en bici)\b
c Me gusta moverme, me deja la cabeza más limpia.
c Sí, sin obsesión, lo suficiente para disfrutar la cena.
p Mi deporte más constante es correr detrás del autobús.
p Entreno duro la parte de sentarme después.
i Lo mejor llega cuando el cuerpo sigue y la cabeza calla.
i Me gusta más el camino de vuelta que la marca.
b ¿Y tú haces algún deporte?
=dance \b(bailas|sabes bailar|te gusta bailar|se te da bien bailar|bailamos|bailarias|bailas (salsa|bachata|tango)|eres buen bailarin|sales a bailar|sacas a bailar|que tal bailas|como bailas|bailar)\b.{0,30}(\?|$)
c Me gusta, y con buena pareja pierdo toda la vergüenza.
c Bailo más con ganas que con técnica, y lo disfruto.
p Mis pies tienen opiniones distintas sobre el ritmo.
p Bailo fatal con una confianza que impresiona.
i Bailar despacio dice cosas que hablar no alcanza.
i En la cocina y sin público bailo mejor que nunca.
b ¿Y tú bailas?
=karaoke \b(karaoke|cantas|sabes cantar|te gusta cantar|cantarias|cantas en la ducha|que cantas|cantame)\b
c Canto con ganas, sobre todo si alguien se anima conmigo.
c Sí, me divierte, la vergüenza se va con la primera estrofa.
p Canto en la ducha, el champú aún no se ha quejado.
p Mi voz vacía salas con una eficacia notable.
i Hay una sola canción con la que me atrevería.
i Cantando mal se conoce bastante bien a una persona.
b ¿Y tú qué cantarías?
=outdoors \b((mar|playa|montana|campo|ciudad) o (el |la )?(mar|playa|montana|campo|ciudad)|te gusta(n)? (mas )?(el |la |ir a la |ir al |las? |los )?(mar|playa|montana|montanas|campo|naturaleza|senderismo|aire libre|acampar|camping|caminar|pasear|caminatas|paseos|rutas|bosque|excursiones)|(haces|hacer) (senderismo|trekking|hiking|rutas|camping)|eres (mas )?de (playa|montana|mar|campo|ciudad|naturaleza)|prefieres (el |la )?(mar|playa|montana|campo)|vas (mucho )?a la (playa|montana)|sales a caminar)\b
c El mar me calma y la montaña me despierta, quiero ambos.
c Me encanta estar fuera, un buen paseo lo arregla casi todo.
p Subo montañas sobre todo por el bocadillo de arriba.
p En la playa paso de blanco a tomate en minutos.
i Frente al mar se me ordenan solas las preguntas.
i Caminando se dicen cosas que sentado no salen.
b ¿Y tú eres más de mar o montaña?
=trips \b((te gusta|te gustaria|te encanta|sueles|quieres) (mucho )?viajar|viajas (mucho|a menudo|seguido|solo)|viaje (sonado|favorito|ideal|de tus suenos)|(ultimo|proximo|mejor) viaje|(que|cual|q|a que) (pais|paises|lugar del mundo|destino|ciudad|viaje)|donde (has viajado|viajarias|te irias|irias|vas de vacaciones|te gustaria (ir|viajar|vivir)|fuiste de vacaciones|quieres viajar|te perderias)|a ?donde (te irias|irias|viajarias|vas de|te gustaria|quieres (ir|viajar)|fuiste)|(vacaciones|viajes?|viajar)\b.{0,25}\?|lugar (favorito|sonado) (del mundo|para viajar)|cuantos paises|destino (favorito|sonado)|que haces en vacaciones)
c Me gusta viajar sin prisa y comer donde come la gente.
c Me iría mañana a un sitio con mar y calles viejas.
p Viajo ligero, con solo cuatro cosas que nunca uso.
p Me pierdo en cualquier ciudad, pero siempre cerca de una panadería.
i Me gustan los lugares donde no sé decir casi nada.
i Hay un lugar que guardo para ir bien acompañado.
b ¿Y tú adónde irías?
b ¿Qué viaje te marcó?
=hobby \b((que|q|k) (te gusta hacer|haces|sueles hacer|te gusta|hobby|hobbies|aficiones) ?(en|para|cuando|por|con)? ?(tu|tus|el|los|tienes)? ?(tiempo libre|tiempos libres|ratos libres|divertirte|diversion|estas libre|no trabajas|aficiones|hobbies|dias libres)|que te gusta hacer|que haces para divertirte|(hobby|hobbies|hobbie|aficion|aficiones|pasatiempo|pasatiempos|pasion|pasiones)\b.{0,20}|como te diviertes|que te (apasiona|divierte)|en que (gastas|pasas) tu tiempo)(\?|$)
c Cocinar, caminar y charlas que se alargan, con eso disfruto.
c Me gusta probar cosas nuevas y volver a las de siempre.
p Colecciono aficiones que duran exactamente dos semanas.
p Soy semiprofesional en mirar por la ventana con café.
i Me gusta lo que me hace olvidar el teléfono.
i Estoy buscando una afición que se haga mejor de a dos.
b ¿Y a ti qué te gusta hacer?
=relax \b((como|que haces para|con que|que te ayuda a|como te gusta) (te )?(relajas|relajarte|desconectas|desconectar|descansas|desestresas|desestresarte|relajar|calmas|calmarte)|te (relaja|relajas))\b
c Un paseo, música tranquila y el teléfono lejos.
c Cocino algo despacio y el día se va soltando.
p Me tumbo en el sofá con verdadera disciplina olímpica.
p Respiro hondo y luego me como el chocolate.
i Me gusta esa hora en que ya nadie pide nada.
i El silencio compartido me relaja más que el solo.
b ¿Y tú cómo desconectas?
=smoke \b(fumas|eres fumador|te molesta (que|si) fum\w*|vapeas|fumabas|te importa (que|si) fum\w*|fumador\W*\?)
c Soy más de aire fresco, aunque no juzgo a nadie.
c Prefiero otros vicios, como el café y el buen pan.
p Lo único que humea conmigo es la sartén.
p Mi vicio es el chocolate, y ese no lo pienso dejar.
i Mis vicios son otros, y casi todos se comen.
i Cada uno tiene su costumbre, la mía se descubre tarde.
b ¿Y tú?
=drinkAlcohol \b(bebes (alcohol|mucho)?|tomas alcohol|tomas (mucho|seguido)|te gusta (beber|el alcohol|la fiesta|salir de fiesta|emborracharte)|eres (muy )?(fiestero|bebedor|de fiesta)|sales (mucho )?de fiesta|eres de salir)\b.{0,20}(\?|$)
c Una copa en buena compañía me gusta, sin exagerar.
c De vez en cuando, más por la charla que por la copa.
p Con dos vinos ya doy consejos que nadie pidió.
p Mi límite es cuando empiezo a explicar el vino.
i Me interesa más la conversación que viene con la segunda copa.
i Las mejores noches que recuerdo las recuerdo enteras.
b ¿Y tú?
=religion \b(eres (muy )?(creyente|religioso|catolico|cristiano|ateo|espiritual|musulman|judio|agnostico)|crees en (dios|el destino|algo|el karma|la vida despues|la suerte|las casualidades)|que religion|tienes (alguna )?religion|vas a (misa|la iglesia)|religion\W*\?)
c Respeto mucho lo que cada uno cree, y escucho con gusto.
c Creo sobre todo en cómo tratamos a los demás.
p Creo en el café de la mañana y en las segundas raciones.
p Rezo principalmente cuando busco aparcamiento.
i Creo en más cosas de noche que de día.
i Hay coincidencias que me hacen dudar de mis dudas.
b ¿Y tú en qué crees?
=tattoos ^(?!\W*(yo )?(tengo|me gustan|me hice)\b[^?]*$).*\b(tatuajes?|tattoos?|tatus?|piercings?|tatuado|tatuarias)\b
c Me gustan cuando tienen una historia detrás.
c Me parecen bonitos, sobre todo por lo que cuentan.
p Me cuesta elegir postre, imagínate algo para siempre.
p Mi piel ya tiene bastante con los mosquitos.
i Si me hiciera uno, casi nadie lo entendería.
i Me gusta más la historia que la tinta.
b ¿Y tú tienes alguno?
=morningPerson \b(madrugador|madrugas|nocturno|eres (mas )?de (dia|noche|mananas|la manana|la noche|madrugar)|buho|te (levantas|despiertas|acuestas|duermes) (temprano|tarde|pronto|de buen humor)|a que hora te (levantas|despiertas|acuestas|duermes)|dormilon|persona (de mananas|manana|matutina|nocturna)|te gusta (madrugar|dormir)|dormiste bien|has dormido bien|como (dormiste|has dormido|amaneciste))\b
c Por la mañana despierto despacio, pero de buen humor.
c Soy más de noche, cuando todo se queda tranquilo.
p Mi alarma y yo no nos hablamos antes del café.
p Madrugo solo si hay desayuno o un incendio.
i De noche pienso mejor cosas que de día no confieso.
i Me gusta la ciudad cuando todavía no hay nadie.
b ¿Y tú eres de mañanas o de noches?
=weatherThere \b((que|q|como) (tiempo|clima) (hace|tienes|hay|tienen)|(que tal|como) (esta |va )?(el|tu) (tiempo|clima)|(llueve|esta lloviendo|nieva|hace (frio|calor|sol|buen tiempo|mucho (frio|calor)))\b.{0,15}(\?|alli|ahi|por alla|por ahi)|te gusta (la lluvia|el (frio|calor|verano|invierno|otono|sol)|la nieve|la primavera)|(frio|calor) o (frio|calor)|verano o invierno|invierno o verano|estacion (favorita|preferida|del ano))
c Hoy el cielo está indeciso, pero se puede salir.
c Cualquier tiempo me vale si hay un buen plan.
p El cielo cambia de idea más veces que yo con el menú.
p Hace tiempo de sofá, pero yo digo eso siempre.
i Me gusta cuando llueve y no hay que ir a ningún sitio.
i Esta luz me da ganas de caminar sin rumbo.
b ¿Y por ahí qué tal?
=christmas \b(navidad|navidades|nochebuena|nochevieja|ano nuevo|fin de ano|reyes magos|semana santa|halloween|san valentin|carnaval|dia de muertos|tu cumple(anos)?|las fiestas)\b.{0,40}(\?|$)
c Tranquilo, con buena comida y gente que quiero cerca.
c Me gusta lo sencillo, una mesa larga y cero prisa.
p Mi plan es comer como si fuera una competición.
p Me ofrezco como probador oficial de todos los dulces.
i Me gustan más los días de antes que la fiesta.
i Esas fechas me ponen un poco nostálgico, y está bien.
b ¿Y tú cómo lo pasas?
=fear \b((a que|de que|a q|que|que cosa) (le )?(tienes miedo|te da miedo|temes|te asusta|te aterra)|(tienes|tenes) (miedo|algun miedo|fobia|alguna fobia|miedos)|(mayor|peor|gran) miedo|cual es tu (mayor )?miedo|te dan? miedo|que te (preocupa|quita el sueno)|miedos\W*\?)
c A perderme lo importante por ir demasiado rápido.
c A vivir en automático, por eso intento parar a veces.
p A las arañas, y a los formularios con letra pequeña.
p A que alguien diga que haga cada uno una presentación.
i A las cosas que no dije a tiempo.
i Menos a equivocarme que a no haberlo intentado.
b ¿Y a ti qué te da miedo?
=talent \b(talento|talentos|habilidad|don) (oculto|escondido|secreto|especial|tienes|ocultos)|\b(tienes|cual es tu) (algun |un )?(talento|don)\b|\b(en que eres (bueno|malo)|que se te da (bien|mal|mejor)|que sabes hacer|para que eres bueno|tienes alguna habilidad)\b
c Sé escuchar de verdad, y eso sorprende a mucha gente.
c Hago que la gente se sienta cómoda bastante rápido.
p Encuentro siempre la cola más lenta del supermercado.
p Puedo dormirme en cualquier película con explosiones.
i Noto cuándo alguien dice bien y no lo está.
i Tengo uno que solo aparece cuando nadie lo pide.
b ¿Y cuál es tu talento?
=proudOf \b(de que|que|q) .{0,15}\b(orgulloso|orgullo|orgullosa)\b|\b(mas|estas|te sientes) orgulloso\b|\b(mayor|gran|mejor) logro\b
c De seguir siendo amable aun cuando tengo prisa.
c De las amistades que cuido desde hace mucho.
p De haber cerrado una bolsa de patatas a la mitad.
p De mi última tortilla, que casi era redonda.
i De haber dicho que no cuando era más fácil el sí.
i De cosas pequeñas que casi nadie ha visto.
b ¿Y qué te da orgullo a ti?
=superpower \b(superpoder|super poder|poder (tendrias|elegirias|te gustaria)|si (pudieras|fueras|tuvieras|ganaras|te tocara|volvieras|supieras|te dieran)|que (harias|pasaria|haria[sn]) si|(tres|un) deseos?|isla desierta|la loteria|maquina del tiempo|que animal serias|viajar en el tiempo|si el mundo)\b.{0,60}(\?|$)
c Elegiría más tiempo con la gente que me importa.
c Empezaría por viajar lejos y llegar sin prisa.
p Elegiría parar el tiempo, sobre todo por las mañanas.
p Lo usaría para encontrar siempre el otro calcetín.
i Volvería a un momento solo para mirarlo mejor.
i Querría entender lo que la gente no se atreve a decir.
b ¿Y tú qué elegirías?
=perfectDay \b(dia (perfecto|ideal|sonado)|domingo (perfecto|ideal)|(manana|tarde|noche|finde|fin de semana) (perfect[oa]|ideal)|que te hace feliz|que te alegra( el dia)?|eres feliz|que es la felicidad|momento mas feliz)\b
c Despertar sin alarma, caminar y terminar en una mesa larga.
c Sol, buena comida y alguien con quien comentarlo todo.
p Empieza con desayuno y termina con un segundo desayuno.
p Uno en el que la siesta tenga papel protagonista.
i Uno sin plan en el que todo acaba encajando.
i Creo que no se nota que fue perfecto hasta el día siguiente.
b ¿Y cómo sería el tuyo?
=tellMe \b(cuentame|cuenta(me)? (algo|mas|un poco)|hablame|platicame|dime algo|que me cuentas|q me cuentas|me cuentas (algo|mas|un poco)|como eres|como te (describirias|describes|definirias)|describete|algo (sobre|de|acerca de) ti|mas (sobre|de) ti|que (deberia|tengo que|debo) saber de ti|presentate|(un )?(dato|secreto) (curioso|tuyo|sobre ti)|cuentas de ti|sorprendeme|por que no me cuentas|que mas|y tu vida)\b(?!.{0,10}\b(chiste|broma))(?!.{0,8}en (tres|3))
c Soy tranquilo, curioso y me río con bastante facilidad.
c Me gustan las charlas largas, la comida rica y la gente clara.
p Hablo con las plantas, ellas lo llevan con paciencia.
p Soy puntual para comer y flexible para todo lo demás.
i Parezco fácil de leer, pero hay una nota al pie.
i Lo más interesante de mí se cuenta caminando.
b ¿Y tú cómo eres?
b ¿Qué debería saber de ti?
=threeWords \b(en )?(tres|3|dos|cinco|una|pocas) palabras?\b.{0,40}(\?|$)|\bcon una palabra\b
c Curioso, leal y con buen humor casi siempre.
c Tranquilo, directo y cariñoso, en ese orden.
p Hambriento, puntual y otra vez hambriento, en resumen.
p Mal en matemáticas, que ya son tres palabras.
i Atento, terco y algo que aún no sé nombrar.
i Sereno por fuera, inquieto por dentro y bastante curioso.
b ¿Y tus tres palabras?
=joke \b(chiste|chistes|una broma|hazme reir|haceme reir|me haces reir|algo gracioso|algo divertido)\b.{0,30}(\?|$)|\beres (gracioso|divertido)\W*\?
c Va uno malo, como todos los que me gustan de verdad.
c Mi mejor chiste es intentar doblar una sábana bajera.
p Fui a comprar seis huevos y salí con cinco dudas.
p Mi dieta va genial, ya perdí la paciencia.
i Lo que más risa me da pasa en silencios incómodos.
i Tengo uno bueno, pero solo funciona en persona.
b ¿Y qué te hace reír a ti?
=advice \b((que|q|k) (me pongo|me recomiendas|recomiendas|me aconsejas|aconsejas|deberia|debo|tengo que|puedo|hago|cocino|ceno|como hoy|veo|hago de cenar|harias (tu|en mi lugar)|sugieres|me sugieres|pido)|(algun|un|dame un|necesito un) (consejo|consejito)|me (recomiendas|aconsejas) (algo|alguna?)|(alguna )?(recomendacion|sugerencia|idea)\W*\?|ayudame a (elegir|decidir)|tienes (alguna )?(recomendacion|idea|sugerencia))\b.{0,50}(\?|$)
c Yo elegiría lo que te deje con mejor cuerpo mañana.
c Haz lo más sencillo, suele ser lo que mejor sale.
p Ante la duda, queso, me ha funcionado siempre.
p Lanza una moneda y repite hasta que salga lo que quieres.
i Elige lo primero que pensaste antes de preguntar.
i A mí me ayuda imaginar qué echaría de menos.
b ¿Qué te pide el cuerpo?
=whatDoYouThink \b((que|q|k) (piensas|opinas|crees|te parece|te parecio|dices|me dices)|como (lo ves|ves)|tu (que )?(opinion|opinas)|cual es tu opinion|te parece (bien|mal|buena idea)|estas de acuerdo|no crees|no te parece|que te ha parecido|tu que (crees|piensas|dices))\b
c Me parece bien, y me gusta cómo lo planteas.
c Creo que tiene sentido, y me quedaría con lo esencial.
p Mi opinión es firme hasta que alguien traiga postre.
p Lo pienso con cara seria, así parece más profundo.
i Por un lado me convence, por otro me deja pensando.
i Lo veo con más matices de los que caben aquí.
b ¿Y tú cómo lo ves?
=isItWeird \b(es (muy |un poco |algo )?(raro|extrano|malo|normal|tonto|grave|loco|demasiado)|te parece (raro|extrano|tonto|loco)|suena (raro|tonto|loco)|soy (rara|la unica|mala persona)|estoy loca|te (molesta|importa|asusta) (que|si)|sere (rara|la unica)|esta mal (que|si))\b.{0,50}\?|\b(es|te parece|seria) (raro|extrano|malo|normal) (que|si)\b
c Para nada, me parece de lo más normal.
c No, y me gusta que lo digas tan abiertamente.
p Raro sería lo contrario, y yo sé bastante de rarezas.
p En mi club de rarezas reparten galletas.
i Lo que llaman raro suele ser lo más sincero.
i A mí me pasan cosas así y nunca las cuento.
b ¿Te pasa a menudo?
=really ^\W*(ah |oh |y |jaja\w* |pero |wow |no |que ){0,2}(en serio|enserio|de verdad|deveras|de veras|neta|la neta|de vdd|es (verdad|cierto|en serio|broma)|verdad|lo dices (en serio|de verdad)|hablas en serio|seguro|estas seguro|me lo juras|lo juras|ah si|no me digas|bromeas|estas (bromeando|de broma)|me estas (vacilando|tomando el pelo)|posta|ah no)( que si| todo eso| eso| tu| lo dices)?\W*$|\b(lo dices|hablas|me hablas) en serio\b
c Sí, lo digo completamente en serio.
c De verdad, no suelo decir cosas por decir.
p En serio, hasta puse cara formal al escribirlo.
p Palabra de honor, y de honor voy bien surtido.
i Sí, aunque a mí también me sorprende un poco.
i De verdad, y detrás hay más de lo que parece.
b ¿Te sorprende eso?
=whatMean \b((que|q|k) (quieres decir|significa|quisiste decir|queres decir|quiere decir|insinuas)|a que te (refieres|referias)|a q te refieres|en que sentido|como (que|asi|asi que)( no)?\W*(\?|$)|no (te )?(entiendo|entendi|pillo)|explicate|me explicas|en plan que|como es eso|que es eso)\b|^\W*(como|que|eh|perdon)\W*\?+$
c Me expliqué mal, lo decía en el buen sentido.
c Quería decir que me gusta cómo va esta conversación.
p Mi cabeza y mis dedos no siempre van en el mismo tren.
p Sonaba clarísimo cuando solo lo oía yo.
i Hay cosas que se entienden mejor con la voz.
i Lo decía a medias, la otra mitad la sigo pensando.
=beenThere \b(has (estado|ido|probado|visitado|hecho|visto|viajado|montado|vivido|jugado|saltado|leido|visto|tenido|sido|sentido|pensado|conocido|intentado|comido|escuchado|oido)|alguna vez|ya (fuiste|estuviste|probaste|conoces)|estuviste (en|alguna)|fuiste (a|al) (?!la uni)|probaste|conoces (el|la|los|las|a|mexico|espana|\w+a|\w+o))\b.{0,60}(\?|$)
c Todavía tengo ganas de más, así que me apunto.
c Me llama mucho la atención, me gustaría vivirlo bien acompañado.
p En mi cabeza muchas veces, y siempre salía estupendo.
p Digamos que mi imaginación tiene ahí muchas horas de vuelo.
i Es de esas cosas que prefiero contar en persona.
i Lo tengo en una lista que no enseño a cualquiera.
b ¿Y tú?
=likeIt \b(te (gusta|gustan|encanta|encantan|mola|molan|apasiona|apasionan|interesa|interesan|late|copa)|eres (mas )?(fan|amante|aficionado) (de|del|a)|odias|amas|soportas|disfrutas)\b.{0,60}(\?|$)
c Sí, me gusta, sobre todo en buena compañía.
c Me gusta bastante, y más si te gusta a ti contármelo.
p Me gusta más de lo que admito en público.
p Sí, con el entusiasmo de alguien que no sabe mucho.
i Depende del momento, hay días en que me puede.
i Me gusta por una razón que tardé en entender.
b ¿Y a ti?
=would \b(te (gustaria|apeteceria|atreverias|animarias|mudarias|irias|encantaria|importaria|imaginas|ves)|harias|serias capaz|podrias (vivir|dejar|estar)|dejarias|elegirias|preferirias|vivirias|cambiarias|volverias|probarias|perdonarias|saldrias|aceptarias|dirias|tendrias|querrias|comerias|\w{3,}arias|\w{3,}erias|\w{3,}irias)\b.{0,60}(\?|$)
c Sí, con la persona adecuada creo que sí.
c Me lo imagino bien, me gusta probar cosas nuevas.
p Sí, aunque mi valentía llega siempre con retraso.
p Por un buen postre haría eso y bastante más.
i Hace un tiempo habría dicho que no, ahora dudo.
i Más de lo que parece, solo me falta la ocasión.
b ¿Y tú lo harías?
=canYou \b(puedes|podrias|me (ayudas|haces|dices|explicas|traes|llevas|ensenas|esperas|prometes|cuidas|harias)|sabes|eres capaz de|seras capaz|podemos|puedo)\b.{0,60}(\?|$)
c Sí, cuenta conmigo, lo hago con gusto.
c Creo que sí, y si no, lo aprendo por el camino.
p Puedo intentarlo con mucho estilo y resultado incierto.
p Claro, mi confianza supera con creces mi experiencia.
i Puedo, aunque lo interesante será ver cómo.
i Sí, con un poco de tiempo me salen cosas sorprendentes.
=howMuch \b(cuant[oa]s?|cada cuanto|con que frecuencia|cuanto tiempo|hace cuanto|que tan(to)?|que tan seguido|muy seguido|a menudo|desde cuando|hasta cuando|cuando)\b.{0,60}\?|^\W*(y )?(cuant[oa]s|cada cuanto|cuando fue)\b
c Menos de lo que me gustaría, pero lo disfruto cada vez.
c Bastante, aunque depende mucho de la semana.
p Perdí la cuenta, las matemáticas y yo no nos hablamos.
p Lo suficiente para opinar y no lo bastante para ser experto.
i Más de lo que digo y menos de lo que quisiera.
i Depende de la época, ahora justo está cambiando.
b ¿Y tú?
=why ^\W*(y |pero |oye |entonces |jaja\w* |a ver ){0,3}(por que|x que|xq|pq|porque|porq|xk|para que|y eso|como es que|cual es la razon)( no| si| eso)?\b(.{0,80}\?|\W*$)|\b(por que|xq|pq)\b.{0,60}\?|^\W*(y )?eso\W*\?
c Porque me sale así, no hay ninguna estrategia detrás.
c Porque me importa, y prefiero decirlo claro.
p Buena pregunta, mi cabeza está buscando al responsable.
p Por una lógica impecable que se me acaba de olvidar.
i Tengo una respuesta corta y otra para una noche larga.
i Creo que lo entiendo mejor ahora que preguntas.
=which \b(cual|cuales)\b.{0,60}(\?|$)|\b(que|q) (tipo|clase|genero|estilo) de\b|\b(favorit[oa]s?|preferid[oa]s?)\b.{0,30}\?|\b(tu|tus) .{0,25}(favorit[oa]s?|preferid[oa]s?)\W*$|^\W*(y )?(que|q) (prefieres|eliges)\b
c Me quedo con lo sencillo y bien hecho, casi siempre.
c Lo clásico me gana, aunque me gusta que me sorprendan.
p Elijo siempre lo que acaba de pedir otra persona.
p Cambio de favorito según el hambre que tenga.
i El que aún no conozco me da más curiosidad.
i Uno que dice bastante de mí, prueba a adivinarlo.
b ¿Y el tuyo?
=whoYou ^\W*(y |pero |oye |hola |entonces ){0,3}(con |a |de |para )?(quien|quienes|kien)\b.{0,60}(\?|$)|\b(quien|quienes) (eres|es|te|son|sera)\b|\bcomo te llamas\b|\bcual es tu nombre\b|\bcon quien\b.{0,40}\?
c Alguien tranquilo que disfruta bastante hablando contigo.
c Gente cercana, de la que se queda cuando acaba la fiesta.
p Depende de quién pregunte y de si trae galletas.
p El responsable de este chat, al menos oficialmente.
i Eso es justo lo que me gustaría que descubrieras.
i Alguien que se conoce mejor de noche que de día.
b ¿Y tú?
=whereYou \b(donde|adonde|dnd|en donde|de donde|hacia donde|por donde)\b(.{0,60}\?| (estas|andas|vas|fue)\b)|\b(estas|andas) (cerca|lejos|por aqui|fuera)\b
c En un sitio tranquilo, con tiempo para leerte.
c Cerca de lo que me gusta, que es bastante suerte.
p Entre la cocina y el sofá, en plena ruta turística.
p Más o menos donde me dejó el último café.
i A medio camino entre donde estaba y donde quiero ir.
i En un lugar que mejora con buena compañía.
b ¿Y tú?
=howYou ^(?!\W*(\w+ ){0,3}(como|que tal|q tal) (estas|andas|te va|va|vas|te encuentras|te sientes|todo|tas|amaneces|sigues|esta|lo llevas|te trata|has estado|tal|ha ido|te ha ido|estuviste|tu|hoy)?\b( todo| hoy| la vida| eso| tu| contigo| bien)?\W*$)^(?!.*\b(como (estas|andas|te va|va|vas|te encuentras|te sientes|tas|sigues|lo llevas|te trata)|que tal (estas|andas|te va|va|todo))\b).*(^\W*(y |pero |oye |entonces |hola ){0,3}como\b.{0,70}\?|\bcomo (es|eres|haces|lo haces|supiste|aprendiste|conseguiste|te gusta|seria|fue)\b.{0,50}\?)
c Con calma y con ganas, así me salen mejor las cosas.
c Paso a paso, y preguntando cuando no sé.
p Con mucha fe y un plan que improviso sobre la marcha.
p Normalmente mal a la primera y bien por cabezonería.
i Todavía lo estoy descubriendo, y me gusta así.
i A mi manera, que se entiende mejor viéndola.
b ¿Y tú cómo lo haces?
=howAreYou \b(como (estas|andas|te va|va( todo| eso| la vida)?|vas|te encuentras|te sientes|tas|sigues|lo llevas|te trata|has estado|amaneciste|te ha ido|estuviste|esta)|(que|q|k) (tal|onda|pasa|hubo|hay|mas)|ke tal|k tal|qtal|todo (bien|ok|bueno)|estas bien|te sientes (bien|mejor)|todo en orden|que hay de nuevo|que cuentas|como estais|y tu)\b|^\W*(y )?(tu|a ti|vos|contigo|y tu que)\W*$
c Muy bien, y mejor ahora que me escribes.
c Bien, con buen ánimo y ganas de charlar.
p Bien, mi café y yo formamos un equipo decente.
p Estupendo, hoy solo he discutido con la tostadora.
i Bien, con la cabeza a medias en otra parte.
i Tranquilo, de ese modo que invita a hablar largo.
b ¿Y tú cómo estás?
b ¿Qué tal va tu día?
=wh ^\W*(y |pero |oye |entonces |hola |a ver |jaja\w* |por cierto |dime |bueno ){0,3}(a |de |en |con |por |para |sobre |desde |hasta )?(que|q|k|ke)\b(?! (bueno|lindo|bonito|rico|bien|pena|risa|guay|chulo|mal|padre|chido|genial|suerte|envidia|alegria|interesante|tengas|descanses|te vaya|pases|maravilla|horror|divertido|dulce|gracioso|frio|calor|sueno|hambre|verguenza|fuerte|rabia|asco|lastima|amable|emocion|ganas|si|no)\b(?!.*\?)).{0,90}(\?|$)|\b(que|q)\b.{0,60}\?
c Lo que más me importa es que sea sincero.
c Diría que algo sencillo, eso me gana casi siempre.
p Lo primero que me vino a la cabeza fue comida.
p Mi respuesta oficial está en trámite, la extraoficial lleva queso.
i Algo que hace un año no habría contestado así.
i Me quedo con lo que no se nota a primera vista.
b ¿Y tú qué dirías?
=yesNo \?|^\W*(y |oye |pero |entonces |hola |a ver ){0,3}(no )?(te (gusta|gustan|acuerdas|consideras|sientes|llevas|enfadas|pones|ries)|tienes|eres|estas|has|vas|quieres|puedes|crees|sabes|piensas|haces|sueles|necesitas|conoces|prefieres|recuerdas|echas|usas|ves|vienes|trabajas|vives|juegas|tienes que|lloras|sonaste|confias|sigues|llegaste|saliste|viste|dormiste|comiste|cenaste)\b
c Sí, diría que sí, y lo digo tranquilo.
c Creo que sí, aunque me gusta mirarlo dos veces.
p Sí, con letra pequeña que nadie lee, tampoco yo.
p Más sí que no, mi moneda también lo confirma.
i A veces sí, y esas veces suelen ser las interesantes.
i Depende del día, hoy me inclino por el sí.
b ¿Y tú?
=told.goodNews \b(aprobe|he aprobado|pase (el|mi|la) (examen|prueba|entrevista)|me (dieron|han dado) (el trabajo|el puesto|la plaza|la beca|el ascenso)|me (ascendieron|han ascendido|contrataron|han contratado|aceptaron|han cogido|eligieron)|(consegui|encontre|he conseguido|he encontrado) (el |un )?(trabajo|piso|casa|curro)|(buena|gran|mejor) noticia|buenas noticias|lo (logre|consegui|he conseguido)|me gradue|gane|estoy (muy |super |tan )?(feliz|contenta|emocionada)|que (alegria|ilusion)|(salio|fue|ha ido|me fue) (genial|super bien|muy bien|perfecto)|mejor dia)\b
c Qué buena noticia, me alegro mucho por ti.
c Felicidades, te lo mereces de verdad.
p Brindo ahora mismo, aunque sea con agua del grifo.
p Estoy celebrando en la cocina, con baile incluido.
i Las noticias así tienen una luz especial.
i Me gusta cuando lo bueno llega a quien toca.
C ¿Cómo lo vas a celebrar?
P ¿A quién se lo gritaste primero?
I ¿Qué sentiste al enterarte?
=told.badDay \b((mal|pesimo|horrible|terrible) (dia|semana|rato|momento|racha)|mala (semana|noche|racha|noticia)|(dia|semana|noche|momento) (de mierda|horrible|fatal|terrible|pesimo|pesima|duro|dura|dificil|pesado|pesada|malo|mala|para olvidar|asqueroso)|estoy (muy |un poco |super )?(triste|mal|fatal|enojada|enfadada|estresada|agobiada|harta|deprimida|decepcionada|de bajon|nerviosa|desanimada|molesta)|me siento (mal|triste|sola|fatal)|he llorado|llore|estuve llorando|no puedo mas|todo (me )?(sale|salio|va) mal|me (despidieron|han despedido|echaron)|que (mierda|asco|bajon) de|no es mi dia|discuti con)\b
c Lo siento mucho, ojalá la noche te trate mejor.
c Qué duro, si quieres desahogarte, aquí te leo.
p Envío un abrazo y una cantidad ilegal de chocolate.
p Propongo borrar este día del calendario, firmo yo.
i Hay días que pesan más de lo que se ve.
i A veces basta con que alguien escuche sin arreglar nada.
C ¿Qué fue lo peor?
P ¿Chocolate o quejarnos juntos un rato?
I ¿Qué te vendría bien ahora?
=told.tired ^(?!.*\b(cansada|harta) de (est[aeo]s?|las|hablar|tinder)\b).*(\b(estoy (muy |super |tan |re |un poco |bastante )?(cansada|agotada|muerta|reventada|rendida|molida|hecha polvo|destruida|fundida|exhausta|dormida)|(muy |super |tan )?(cansadisima|agotadisima)|tengo (mucho |un )?sueno|me (muero de sueno|caigo de sueno|voy a (dormir|la cama|acostar))|(no|casi no|apenas|poco) (dormi|he dormido|pude dormir)|dormi (poco|mal|fatal|nada)|me acabo de (levantar|despertar)|necesito (dormir|descansar|vacaciones)|que (sueno|cansancio))\b)
c Descansa con calma, te lo has ganado.
c Hoy toca cuidarte, el resto puede esperar.
p Declaro oficialmente abierta la temporada de manta.
p Te presto mi sofá mental, es muy cómodo.
i Hay cansancios que se van solo con silencio.
i La noche arregla cosas que el día no sabe.
C ¿Qué te dejó sin energía?
P ¿Manta, serie o cama directa?
I ¿Qué te devuelve la energía?
=told.ill \b(estoy (muy |un poco |medio )?(enferma|resfriada|mala|malita|con fiebre|con gripe|constipada|acatarrada|indispuesta)|tengo (fiebre|gripe|tos|un resfriado|resfriado|catarro|migrana|covid|mucha tos|anginas|nauseas)|me (duele|duelen)|dolor de (cabeza|garganta|estomago|muelas|espalda|barriga|panza)|(al|del|en el) (medico|doctor|hospital|dentista|urgencias)|me (resfrie|enferme|siento enferma|encuentro mal))\b
c Cuídate mucho, y descansa todo lo que puedas.
c Vaya, espero que te recuperes pronto.
p Envío una sopa imaginaria, me sale mejor que la real.
p Receto manta, té y cero heroísmos.
i Cuando el cuerpo frena, suele tener sus razones.
i Ojalá esta noche te deje descansar de verdad.
C ¿Tienes todo lo que necesitas?
P ¿Sopa, té o mimos de manta?
I ¿Qué te hace sentir mejor?
=told.work \b((mucho|tanto|demasiado) (trabajo|curro)|(sigo|estoy|estaba|todavia|ando) (en el |en la |saliendo del |llegando del )?(trabajo|trabajando|oficina|curro|currando|reunion)|(salgo|sali|acabo de salir|termine|acabo|vengo) (del? |de la )?(trabajo|trabajar|oficina|turno|curro)|mi (jefe|jefa|trabajo|turno|companera|companero)|tengo (que trabajar|turno|guardia|reunion|una reunion|reuniones|que estudiar|examen|examenes)|trabajo (en|como|de|hasta|manana|desde|con)|soy (profesora|enfermera|medica|abogada|maestra|disenadora|ingeniera|psicologa|arquitecta|dentista|contadora|periodista|veterinaria)|estudio|reuniones|la oficina)\b
c Suena intenso, y se nota que le pones ganas.
c Espero que encuentres un hueco para respirar.
p Envío un café virtual y una excusa para la reunión.
p Propongo que el lunes sea opcional, ya redacto la ley.
i Me gusta cómo se le nota a alguien lo que le importa.
i El trabajo cuenta una parte, me interesa la otra.
C ¿Qué es lo que más te gusta de eso?
P ¿Cuántos cafés llevas hoy?
I ¿Qué harías si no tuvieras que trabajar?
=told.family \b(mis? (madre|padre|mama|papa|padres|papas|hermana|hermano|hermanos|hermanas|abuela|abuelo|abuelos|hijo|hija|hijos|hijas|sobrina|sobrino|sobrinos|prima|primo|primos|tia|tio|familia|peque|peques|nina|nino)|en familia|la familia|comida familiar)\b
c Da gusto leer cómo hablas de los tuyos.
p En esa mesa me sentaría sin que me invitaran.
i Cada familia tiene una historia que no cuenta a la primera.
c Se nota que tu familia te importa, y eso me gusta.
c Qué bonito, la gente cercana es lo que queda.
p Toda familia merece su propia serie de comedia.
p Las familias son como el picante, depende de la dosis.
i La familia nos conoce versiones que ya olvidamos.
i Me gusta cómo cambia la voz al hablar de los nuestros.
C ¿Se ven a menudo?
P ¿Quién es el más gracioso de todos?
P ¿Quién manda de verdad en esa casa?
P ¿Y tú qué papel tienes en esa película?
P ¿Aceptan visitas en esa casa?
I ¿A quién de ellos te pareces?
=told.animals \b(mis? (perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|caballo|conejo|perrihij[oa]|pajaro|loro)|(tengo|adopte) (un |una |dos |tres )?(perr[oa]s?|gat[oa]s?|perrit[oa]s?|gatit[oa]s?|conejos?|caballos?)|(perro|perrito|gato|gatito|cachorro)s?)\b
c Qué ternura, ya me cae bien sin conocerle.
c Un animal así le da vida a toda la casa.
p Seguro que manda en casa y cobra en galletas.
p Espero pasar la inspección olfativa algún día.
i Los animales saben de calma más que nosotros.
i Me fío de quien quiere así a un animal.
C ¿Cómo se llama?
P ¿Quién manda de verdad en casa?
I ¿Qué te ha enseñado?
=told.food \b((estoy|estaba|acabo de|voy a) (cocinando|cenando|comiendo|desayunando|cocinar|cenar|comer|desayunar|almorzar|almorzando|horneando|hornear|preparando|pedir)|(hice|he hecho|comi|cene|cocine|prepare|pedi|hornee|probe|he comido|he cenado)\b.{0,30}\b(pizza|pasta|tarta|pastel|sushi|arroz|sopa|ensalada|tacos|paella|tortilla|galletas|empanadas|curry|lasana|pollo|cena|comida|hamburguesa|bizcocho|torta|un \w+|una \w+)|tengo (mucha |un )?hambre|me encanta (el|la|los|las) (sushi|pizza|pasta|comida|chocolate|queso|cafe|vino|tacos|helado|dulce)|que rico|muy rico|delicioso|restaurante)\b
c Suena riquísimo, me has dado hambre de verdad.
c Qué buen plan, comer bien arregla cualquier día.
p Mi nevera acaba de sentirse muy poca cosa.
p Llego en diez minutos con tenedor propio, en espíritu.
i Hay sabores que cuentan de dónde venimos.
i Me gusta la gente que come sin mirar el reloj.
C ¿Cuál es tu plato estrella?
P ¿Queda una ración para mí?
I ¿A qué te recuerda ese sabor?
=told.trip \b((me voy|voy|vamos|fui|fuimos|estuve|viaje|viajo|vuelvo|volvi|regrese|estoy) (de |a |en )?(viaje|vacaciones|la playa|la montana|escapada|roma|paris|londres|italia|mexico|espana|lisboa|portugal|colombia|el aeropuerto|aeropuerto|un viaje|el avion|el tren)|(mi|el|un) (viaje|vuelo)|vacaciones|me encanta viajar|acabo de (volver|aterrizar|llegar) de|haciendo la maleta|hice un viaje|mi avion|maletas?)\b
c Qué buen plan, disfruta cada rincón.
c Suena precioso, me dan ganas de escuchar más.
p Si hay sitio en la maleta, me doblo bastante bien.
p Mi sofá y yo viajaremos con la imaginación.
i Siempre se vuelve un poco distinto de un viaje.
i Me gusta la gente a la que le brillan los viajes.
C ¿Qué es lo que más te gustó?
P ¿Cuánto pesa de verdad esa maleta?
I ¿Dónde te quedarías más tiempo?
=told.friendsParty \b(mis? (amig[oa]s?|amiguis|mejor amig[oa]|compis|companeras)|un[oa]s? amig[oa]s?|con amig[oa]s|(una|la|de) (fiesta|boda|despedida)|cumple(anos)?|sali(mos)? (anoche|ayer|de fiesta|a bailar)|(voy|salgo|salimos|vamos) (a salir|de fiesta|a bailar|de copas|de marcha)|resaca|cruda|de canas|noche de chicas|discoteca|reunion con)\b
c Suena divertido, con buena gente todo sabe mejor.
c Qué bien, esas noches dan energía para la semana.
p Mi sofá me mira con envidia de tu plan.
p Espero un informe completo, con bailes incluidos.
i Dice mucho de alguien cómo habla de sus amigos.
i Las mejores noches empiezan sin muchas expectativas.
C ¿Cuál fue el mejor momento?
P ¿Quién bailó peor?
I ¿Qué cuentan de ti tus amigos?
=told.sport \b((vengo|salgo|voy|vuelvo|fui|estoy|estuve|llego) (del?|al|en el|en la|a la|a) (gym|gimnasio|yoga|entrenar|correr|entreno|clase de \w+|piscina|nadar|pilates|padel|tenis|crossfit|partido|escalar|spinning)|(estoy|estaba|acabo de) (entrenando|entrenar|correr|corriendo|nadar|nadando)|(corri|entrene|nade|hice (yoga|pilates|deporte|ejercicio|pesas|gym))|(hago|practico|juego) (yoga|pilates|deporte|ejercicio|crossfit|al? \w+|boxeo|natacion|escalada)|agujetas|maraton|mi equipo|me encanta (correr|nadar|el deporte|el yoga|entrenar))\b
c Bien hecho, después de eso todo sabe mejor.
c Me gusta esa energía, se contagia hasta por aquí.
p Me cansé solo de leerlo, cuenta como ejercicio.
p Mis músculos te aplauden desde el sofá.
i Moverse ordena la cabeza mejor que pensar.
i Me gusta esa calma que queda después.
C ¿Desde cuándo lo practicas?
P ¿Y el premio después qué es?
I ¿En qué piensas mientras entrenas?
=told.music \b(escuchando|(la|esta|esa|una|mi) (cancion|musica|lista|playlist|banda)|concierto|festival|toco (la|el)|canto|cante|guitarra|piano|me encanta (la musica|cantar|bailar|el rock|la salsa|el jazz)|escucho|bailando|bailo|spotify|vinilos?)\b
c Buen gusto, la música dice mucho de alguien.
c Me encanta, mándame una y la escucho con atención.
p Ya estoy bailando, por suerte nadie me ve.
p Prometo no cantar, o al menos no muy alto.
i Hay canciones que saben más de mí que yo.
i Una canción puede cambiar la temperatura del día.
C ¿Qué canción te define ahora?
P ¿Qué canción niegas en público?
I ¿A qué momento te lleva esa música?
=told.film \b((viendo|vi|vimos|he visto|acabo de ver|voy a ver|terminando|termine) (de )?(una?|la|el|esta|mi|los|las)? ?(peli|pelicula|serie|capitulo|temporada|netflix|documental|novela|libro|pelis|series)|(la|una|mi|esta|esa) (peli|pelicula|serie)|al cine|netflix|leyendo|(estoy|acabo de) (leer|leyendo)|mi libro|un libro|este libro)\b
c Suena bien, me lo apunto para la próxima tarde libre.
c Buen plan, una buena historia salva cualquier noche.
p Pongo las palomitas, tú eliges y yo no opino.
p Mi lista de pendientes acaba de crecer otra vez.
i Lo que nos gusta ver cuenta lo que nos falta.
i Hay finales que se quedan varios días en casa.
C ¿De qué va?
P ¿Del uno al diez, cuántos pañuelos gasta?
I ¿Qué personaje se parece a ti?
=told.weather \b((esta |estuvo |sigue )?(lloviendo|nevando)|llueve|llovio|nieva|nevo|lluvia|tormenta|nieve|(hace|hacia|que|tanto|mucho) (un |mucho |tanto |demasiado )?(frio|calor|sol|viento|calorazo|buen tiempo|mal tiempo)|buen tiempo|mal tiempo|dia (soleado|lluvioso|gris|nublado|precioso de sol)|solecito|ola de calor|nublado|niebla|me (muero de (frio|calor)|congelo|estoy congelando|aso)|grados)\b
c Hay que aprovecharlo, aunque sea con un buen café.
c Cada tiempo tiene su plan, solo hay que elegirlo.
p Mi paraguas y yo estamos en terapia de pareja.
p El cielo debería consultar antes de hacer esas cosas.
i El tiempo cambia el humor más de lo que admitimos.
i Días así piden ventana, música y poca prisa.
C ¿Cuál es tu plan perfecto con ese tiempo?
P ¿Manta o aventura?
I ¿Qué estación se parece más a ti?
=told.mishap \b(se me (cayo|quemo|rompio|olvido|perdio|derramo|ha caido|ha roto|ha quemado|ha olvidado|paso|fue|salio|estropeo)|me (cai|tropece|perdi|equivoque|he caido|olvide|manche|quede (dormida|encerrada)|he equivocado|choque|resbale|dormi en)|perdi (el|la|mi|las)|(queme|rompi|derrame|tire) (el|la|mi|las|los|un|una)|que (verguenza|torpe|desastre)|soy (un desastre|muy torpe|torpe)|no (lo )?vas a creer|me ha pasado|me paso algo)\b
c Qué momento, menos mal que ya es anécdota.
c Eso nos pasa a todos, me alegra que te lo tomes así.
p Ya tienes sitio en mi equipo, yo soy el capitán.
p Los objetos conspiran, llevo tiempo avisando.
i Los pequeños desastres hacen memorable un día cualquiera.
i Me gusta quien sabe reírse cuando algo sale torcido.
C ¿Y cómo terminó?
P ¿Hubo muchos testigos?
I ¿Qué pensaste en ese segundo?
=told.newHere \b((soy|estoy|es) nueva (aqui|en esto|por aqui|en la app|en la aplicacion|en tinder|en la ciudad)|(acabo de|recien) (llegar|instalar|descargar|unirme|registrar|bajar|mudar|me (uni|registre|baje|descargue))|primera vez (aqui|en esto|en una app|que uso|que hago)|(me uni|me registre|la descargue|la instale|me la baje) (hoy|ayer|hace)|no se (bien )?como funciona|llevo (poco|dos dias|un dia|unos dias|una semana)|nunca (habia usado|he usado|use))\b
c Entonces me alegro de estar entre los primeros.
c Buena llegada, aquí se va bien con calma y sinceridad.
p El manual se perdió, aquí improvisamos todos.
p Tranquilidad, yo tampoco entiendo ni la mitad de los botones.
i Los comienzos tienen algo que luego se echa de menos.
i Me gusta conversar con quien todavía mira con curiosidad.
C ¿Qué te animó a probar?
P ¿Cuál es tu primera impresión, sin piedad?
I ¿Qué te gustaría encontrar?
=told.appTired \b((cansada|harta|aburrida|hasta (las narices|el mono|la coronilla)) de (esta|estas|las|la|esto|tinder|los|hablar|chats?|conversaciones)|(odio|no me gustan|no soporto|voy a (borrar|cerrar|dejar|quitar)|pienso borrar|borrare|estoy por borrar) (esta|estas|las|la|el|mi|los|tinder)? ?(apps?|aplicacion(es)?|perfil|tinder|cuenta|citas)|(nadie|todos|los hombres|la mayoria)\b.{0,25}\b(solo quieren|buscan sexo|sexo|mienten|desaparecen|contesta|en serio|lo mismo)|casi no (entro|uso)|no (entro|uso) mucho|no soy de (apps|chatear|escribir))\b
c Te entiendo, por eso prefiero hablar poco y de verdad.
c Normal, aquí no hace falta actuar ni correr.
p Propongo un boicot, empezando por un café lejos de aquí.
p Mi pulgar también pide la jubilación anticipada.
i A veces aparece algo bueno justo antes de irse.
i Lo bueno suele notarse cuando uno deja de buscar.
C ¿Qué te ha cansado más?
P ¿Cuál fue el peor mensaje que recibiste?
I ¿Qué te haría quedarte un rato más?
=told.thanks \b(gracias|muchas gracias|mil gracias|te agradezco|grax|eres (muy |tan |super |un )?(amable|lindo|majo|dulce|tierno|simpatico|divertido|gracioso|encanto|sol|caballero|guapo|atento|interesante)|que (lindo|amable|tierno|bonito|dulce|mono|majo|detalle|caballero)|me (caes|has caido) (muy )?bien|me gusta(s)? (hablar contigo|como (eres|escribes|piensas)|tu (humor|forma|perfil|sonrisa))|me haces (reir|sonreir)|me gustas|igualmente|un placer|encantada)\b
c Gracias a ti, me alegras el día con eso.
c Qué bonito leerlo, lo digo de verdad.
p Ahora me toca fingir que no me puse rojo.
p Lo voy a enmarcar y a colgar en la cocina.
i Eso se queda conmigo más de lo que crees.
i Algo así dicho a tiempo cambia una tarde.
C ¿Qué te haría sonreír hoy?
P ¿Quieres ser mi representante oficial?
I ¿Qué es lo mejor que te han dicho?
=told.yesPlan \b(me (parece|viene|va|queda) (bien|perfecto|genial|estupendo|super)|(si|claro),? (me (encantaria|gustaria|apunto|animo|apetece)|quedamos|vamos|con gusto|por supuesto)|me (apunto|animo|encantaria|gustaria|apetece)|(vale|ok|okay|dale|va|perfecto|genial|de acuerdo|listo|hecho|trato hecho|claro que si|por supuesto|acepto|suena (bien|genial|perfecto)|buena idea|buen plan|nos vemos (el|a|alli|ahi|manana|entonces|pronto)|con gusto|alli (estare|nos vemos)|ahi (estare|nos vemos)|cuenta conmigo|hagamoslo))\b
c Perfecto, me hace mucha ilusión verte.
c Genial, entonces queda apuntado.
p Ya estoy practicando cómo llegar puntual.
p Aviso a mi sofá de que ese día no me espere.
i Me gusta cuando un plan deja de ser solo una idea.
i Tengo curiosidad por lo que todavía no sabemos.
C ¿Qué hora te viene mejor?
P ¿Quién llega primero, apostamos un café?
I ¿De qué tienes más curiosidad?
=told.laugh (ja){2,}|(je){2,}|(ji){2,}|\b(a?ja(ja)+j?a?|jaj+a*|jsjs\w*|jajs\w*|haha\w*|lol|xd+|me (muero|parto|meo|troncho) de (la )?risa|que (risa|gracioso|divertido)|me parto|me (hiciste|has hecho) reir|(estoy|sigo) riendo(me)?|buenisim[oa])\b|😂|🤣
c Me encanta hacerte reír, así empieza bien la cosa.
c Esa risa ya vale el mensaje entero.
p Anoto el punto, mi carrera cómica por fin despega.
p Paso la gorra al final del espectáculo.
i La risa es mi manera favorita de conocer gente.
i Reírse de lo mismo dice mucho entre dos.
C ¿Qué te hace reír siempre?
P ¿Quieres la función de las ocho también?
I ¿Cuándo te reíste así por última vez?
`;
