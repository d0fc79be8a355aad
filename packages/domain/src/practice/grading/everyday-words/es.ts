/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  cansado casado cansada casada abrir cubrir ahora hora alto algo alma arma amo año ano aro bajo baño paño barco banco
  barato beso peso queso blando blanco boca bota bolso bolsa brazo abrazo bueno cabello caballo caballero cada cama
  casa caza cara carta cuarta carne calle valle calor color callar caro carro cazar casar cena cera cerca cesta cien
  siento ciento cielo hielo cita cine coche noche leche cocer coser cocina cosa copa ropa coma corto cuarto cuatro
  cuenta cuento cuesta cuerda cuerpo cuello suelo cubo dar dato dedo desde decir deber beber diente dieta dinero dolor
  domingo dos doce trece tres duda ducha dulce edad enero entonces esta éste este falda falta familia fecha flecha
  flor feria fiesta siesta fruta fuego juego fuente puente fuera fuerte suerte gato pato gesto gasto gente gusto guapo
  hablar hacha hambre hombre hombro hermano verano hijo hilo hoja hoy huevo jueves justo lado lago largo lana luna
  leer lejos letra libre libro limpio listo lista llave llamar llorar llover llevar lluvia loco lobo lugar jugar luz
  cruz madre padre maleta mano maño manta marca marco mar mal mayo mejor mujer mesa misa meta mes miel piel mismo moda
  modo mono moño mucho muela suela muro mundo nada nadar nave nieve nueve nuevo niña niño nombre nube nuca nunca oeste
  oído ojo oro otoño otro oso pagar pegar país paja palo pelo pan papa papel pared pasa pasar pasear pata pecho techo
  hecho pero perro pera perra pesca pescar pena peña pie pila pino piso poco poner pollo polvo porque puerta puerto
  pueblo puesto quince raro rato rata rico rio risa rojo roto rosa rubio rueda saber caber sabor sal sala salsa seco
  seis sed red ser ver sello silla siglo signo sobre sol sopa sueño sur tan taza tasa tarde tarta tarea tema tener
  tela tiempo tienda tierra tío tipo todo toro torre torta traje trapo tren tras triste uno una uña vaca vaso paso
  vela vecino venta ventana vez vida vino viento vivir voz volar valor yegua yerno yeso zapato zona zumo humo cana
  caña sonar soñar tina tiña cuna cuña campana campaña papá está revólver revolver inglés ingles seria sería hacia
  hacía sabana sábana vómito secretaria secretaría llena llana pluma playa plaza placa plata plato planta pelea pela
  polo pozo puño racha rana rama rezar rizo ronda ruta sano santo sastre seda sierra sitio soldado sordo sucio sudar
  suma susto tabla taller tambor tapa tinta tocar tomar trigo trozo tumba turno velo vestido viaje vieja viejo viuda
  yema zorro bañar besar botar votar cerrar cenar cargar cortar dejar echar elegir enfadar entrar esperar estudiar
  faltar firmar ganar girar gritar gustar gastar juntar jurar lavar levar limpiar mandar matar meter mirar morir mover
  nacer odiar parar partir pedir perder picar pintar pisar probar quedar querer quitar rogar romper salir saltar sacar
  secar seguir sentar sentir servir soltar subir sufrir tapar tardar tirar tratar unir usar vencer vender venir viajar
  chico chica señor señora señorita persona bebé joven adulto anciano mamá hija hermana abuelo abuela tía primo prima
  sobrino sobrina nieto nieta suegro suegra nuera cuñado cuñada esposo esposa marido novio novia pareja pariente amigo
  amiga vecina colega jefe jefa dueño dueña huésped invitado enemigo rey reina príncipe princesa cabeza oreja nariz
  labio lengua garganta codo muñeca espalda barriga vientre estómago cintura cadera pierna rodilla tobillo talón hueso
  sangre corazón cerebro pulmón hígado barba bigote ceja pestaña frente mejilla comida bebida agua cerveza café té
  jugo mantequilla pescado jamón arroz pasta ensalada azúcar pimienta aceite vinagre mermelada postre helado pastel
  galleta chocolate caramelo manzana plátano naranja limón uva fresa cereza melón sandía piña melocotón ciruela higo
  verdura tomate patata cebolla ajo zanahoria lechuga pepino pimiento maíz frijol judía guisante lenteja garbanzo
  espinaca col seta aceituna nuez almendra harina masa caldo avena desayuno almuerzo merienda botella jarra cuchara
  cuchillo tenedor servilleta mantel olla sartén cazuela horno nevera receta amargo ácido salado picante crudo maduro
  animal gata buey burro mula oveja cordero cabra cerdo conejo gallina gallo ganso pavo pájaro ave paloma águila búho
  loro pez tiburón ballena delfín serpiente culebra tortuga lagarto ratón ardilla león tigre elefante jirafa camello
  ciervo jabalí mosca mosquito abeja avispa hormiga araña mariposa gusano caracol pulga cola garra cuerno nido ala
  jaula huella camisa camiseta pantalón chaqueta abrigo jersey suéter zapatilla sandalia calcetín media sombrero gorro
  gorra bufanda guante cinturón corbata bolsillo botón manga cuero algodón aguja anillo collar pulsera pendiente reloj
  gafas paraguas cartera mochila joya hogar edificio tejado escalera ascensor salón dormitorio bañera aseo balcón
  terraza jardín patio garaje sótano almohada colchón sillón sofá armario estante cajón espejo lámpara bombilla
  alfombra cortina cuadro cerradura timbre jabón toalla peine cepillo basura escoba grifo cerilla ciudad aldea barrio
  avenida parque esquina acera semáforo mercado correo iglesia templo castillo palacio museo teatro biblioteca
  hospital farmacia hotel restaurante bar estación aeropuerto fábrica oficina comisaría cárcel escuela colegio
  instituto universidad clase aula maestro maestra profesor profesora alumno alumna estudiante cuaderno página lápiz
  bolígrafo goma regla tijera pizarra tiza pupitre lección ejercicio examen prueba nota curso carrera título palabra
  frase sílaba verbo idioma acento pregunta respuesta error dibujo historia química física ciencia arte música trabajo
  empleo sueldo salario empresa negocio moneda billete precio factura deuda banquero médico médica enfermero enfermera
  abogado abogada juez policía bombero cartero camarero cocinero panadero carnicero pescador granjero campesino obrero
  albañil carpintero pintor pintora escritor actor actriz cantante músico piloto conductor mecánico ingeniero
  peluquero dentista vendedor ladrón cura monje monja guía camión autobús tranvía metro avión bote bicicleta moto
  motor freno volante asiento viajero camino carretera vía mapa pasaporte frontera equipaje llegada salida vuelo
  parada andén gasolina vacaciones hostal nación estado región provincia isla costa océano río arroyo orilla ola arena
  roca piedra montaña monte cerro colina bosque selva desierto campo prado hierba césped árbol tronco raíz clavel
  semilla roble estrella tormenta rayo trueno relámpago niebla frío sombra ceniza llama aire barro clima grado
  primavera invierno día mañana mediodía medianoche madrugada minuto segundo semana época lunes martes miércoles
  viernes sábado febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre ayer anteayer luego
  después antes siempre jamás pronto temprano todavía aún ya mientras cuando azul verde amarillo negro gris marrón
  morado violeta rosado claro oscuro cero cinco siete ocho diez once catorce dieciséis diecisiete dieciocho diecinueve
  veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa mil millón primero tercero quinto sexto séptimo
  octavo noveno décimo medio mitad doble par docena número cifra yo tú él ella nosotros vosotros ellos usted ustedes
  me te se nos os le les lo la mi mí mío tu tuyo su suyo nuestro vuestro esto ese esa eso aquel aquella aquello quien
  quién qué que cuál cual cuánto cuanto dónde donde cómo como cuándo porqué alguien alguno algún nadie ninguno ningún
  cualquiera ambos varios bastante demasiado más mas menos tanto muy casi solo sólo también tampoco quizá quizás sí si
  no bien peor así aquí ahí allí allá acá dentro arriba abajo encima debajo delante detrás enfrente alrededor adelante
  atrás adentro afuera aparte además apenas acaso incluso pues sino aunque ante con contra de durante en entre hasta
  para por según sin excepto mediante salvo ni estar haber hacer ir poder conocer contar contestar preguntar responder
  oír escuchar oler amar comer desayunar almorzar cocinar pelar freír hervir asar mezclar dormir despertar levantar
  acostar barrer fregar planchar vestir duchar peinar afeitar andar caminar correr bajar llegar volver cruzar pesar
  posar coger traer recibir regalar prestar comprar ahorrar costar valer buscar encontrar hallar reír sonreír cantar
  bailar lanzar empujar encender apagar empezar comenzar acabar terminar continuar durar ayudar trabajar aprender
  enseñar escribir dibujar borrar copiar repetir entender comprender explicar pensar creer recordar olvidar dudar
  decidir escoger preferir necesitar utilizar funcionar arreglar construir crear crecer herir curar sanar doler caer
  nevar helar soplar brillar quemar llenar vaciar colgar atar guardar esconder mostrar descubrir invitar visitar
  saludar abrazar conducir manejar montar enviar avisar prometer mentir engañar robar pelear luchar golpear temer
  asustar enojar alegrar celebrar felicitar agradecer perdonar quejar permitir prohibir obligar aceptar rechazar negar
  evitar intentar lograr cambiar mejorar aumentar reducir medir sumar restar dividir compartir repartir plantar regar
  criar cuidar grande gran pequeño ancho estrecho gordo delgado flaco débil duro suave áspero liso plano redondo
  cuadrado antiguo moderno mayor menor buen malo bonito lindo hermoso bello feo lleno vacío abierto cerrado pobre
  rápido lento caliente tibio fresco mojado húmedo pesado ligero fácil difícil simple posible imposible seguro
  peligroso cierto falso verdadero correcto tonto cuerdo sabio inteligente amable simpático antipático alegre feliz
  contento enfermo enojado preocupado tranquilo nervioso valiente cobarde perezoso vago tímido serio gracioso
  divertido aburrido interesante importante extraño normal común especial famoso ocupado soltero vivo muerto ciego
  mudo cojo calvo moreno pelirrojo derecho izquierdo recto último próximo siguiente anterior igual distinto diferente
  propio ajeno público privado necesario útil inútil profundo hondo injusto honesto humilde orgulloso cruel tierno
  fiel noble leal gentil hábil torpe capaz puro sencillo entero amor odio miedo alegría tristeza felicidad ira rabia
  enfado celos envidia orgullo vergüenza culpa placer deseo esperanza ilusión sorpresa sonrisa llanto lágrima cariño
  amistad paz guerra muerte mente espíritu idea pensamiento razón verdad mentira secreto problema solución causa
  motivo efecto resultado éxito fracaso destino azar juguete pelota balón equipo partido deporte premio regalo boda
  baile canción novela poema poesía obra película pantalla radio televisión teléfono móvil ordenador computadora
  teclado máquina mensaje noticia periódico revista diario anuncio foto cámara imagen sonido ruido silencio grito
  fuerza ley orden norma juicio crimen robo castigo espada pistola bala lucha batalla victoria derrota ejército corona
  reino gobierno presidente alcalde elección voto salud enfermedad fiebre tos gripe resfriado herida golpe medicina
  pastilla jarabe venda objeto parte pedazo punto línea curva círculo fondo borde centro punta forma tamaño altura
  medida kilo litro gramo manera ejemplo detalle cambio principio comienzo inicio final fin espacio norte izquierda
  derecha acero acto alba alga alta ama ancla apio arco arado arpa asa asco asno astro ayuda baba balsa balde bando
  banda barca barra base basta bata bella bicho bola bolo bomba bono borla brasa brisa brujo bruto bulto burla cabe
  cable cabo caja cal calma callo canal canto capa carga cargo carpa carreta casco caso casta cava cazo cebo cebra
  cela cepo cerco cesto chino cinta circo clara clavo clave cobre coco cofre colmo comba copia copo coral coro corral
  correa corte coste crema cresta crin cría cromo cuadra cuco cuervo cueva cupo dado dama danza daño dedal dicha dicho
  digno dios don dote duelo dueto duna ébano eco eje era etapa faena faja fallo falla fama faro fase ficha fiera fila
  filo fino firma fleco flujo foca foco forro foso fruto furia gala galgo gama gana ganga gas gasa gol gota gozo grano
  grapa grasa grava gruta guapa hada haz heno hila hola hongo honor horca horda horma hoz huerto hueco humor jarro
  jota junco junto labor lama lancha lanza lapa lata lazo lecho lema leña leño lente leve libra liga lila lima lío
  lira lirio llaga llano local loca loma lomo lona losa lote loto loza lujo lupa luto macho mago mallo mango manco
  mando manía manso manto maña marea mareo mata mate mazo mecha mella menta mero metal miga mina mito mocho moho moler
  mora moral mosto mota mote mozo moza mudar mulo multa musa muslo musgo nabo nado nana nata nicho noria nudo nueva
  nulo ocaso ocio ojal olivo olmo olor onda onza ópera opio optar orca osar osa pacto pala palco palma pana panal
  panda pañal pardo parra parto paseo pasto pausa pauta peca pecado pecar pedal peón peral perla pesa peste piano pico
  pinar pinza pipa pista plaga plazo podar podio poro porra poste potro prensa presa preso prisa proa prosa pudor
  puerro pulso puma pura queja rabo raja rallo ramo rampa rapaz raya raza reja remar remo renta reno res resto reto
  rezo riego riel rifa riña ritmo rito rodar rollo ronco rosal rosca rubor rulo rumbo rumor saco sacro sable salmo
  salto sapo sede segar seña seno senda serrar seso silo sima sobra soja solar soler son sonda sosa soso suelto suero
  surco taco tacón tacto tajo talla tallo talco tapia tapón tarro tazón teja telón temor tenor terco teta tila tinto
  tira tiro tomo tono tope topo torno torneo traba trago trama trato trono tubo tuerto tumor turco ubre urna uso vale
  valla vara vasco vasto veda vega vello veloz vena vid video viga visa vista vuelto yate zorra soy eres es somos sois
  fui fue fuiste fueron sea estoy están esté estés estuve estuvo he has ha han hay hube hubo había haya halla tengo
  tiene tuve tuvo hago hace hice hizo voy vas va van vaya iba vengo viene vine ven puedo puede pude pudo quiero quiere
  quise quiso sé sabe supe supo sepa digo dice dije dijo di doy da dé dio veo ve vi vio visto oigo oye oyó pongo pone
  puse puso salgo sale traigo trae trajo quepo valgo caigo cae cayó huye huyó creo cree leo lee leí leyó ríe duermo
  duerme muero muere murió pido pide pidió siente juega sigo sigue siguió sirvo sirve sirvió vuelvo vuelve muevo mueve
  pierdo pierde pienso piensa cierro cierra empiezo suele escrito frito ameno anca arar ardor aspa atajo ateo atroz
  balar banca basar bastar bazar beca berro bollo busto cacao cacho calar calcar calva calzar capar caos captar cardo
  careta catar cavar caviar cedro cegar celo cesar cetro chal chapa chapar ciclo cima citar clan clavar coba colar
  cono copla coz crece cruce culo culto dardo datar dotar errar guion vídeo baca ojear hojear rebelar revelar vos
  rebaño rebaja apto hato grabar gravar ajedrez alambre ángel apoyo apuro árabe atún azote azulejo bacalao bajada
  barril batir baúl bestia billar bingo bis bravo breve brillo broche broma bronce bruja buche busca buzón cabaña
  cadena caída calamar calzado cálido camilla canasta cancha candado canela cangrejo cañón capital capitán capítulo
  caramba caries carné carnicería carpeta carrete cartel cartón castaña cebada cejas celda celeste charla chaleco
  chispa chiste choque chorro cicatriz cierre cirujano cisne cliente cojín colmena columna comodín compás corcho
  cordón cosecha costilla costumbre cuenco cuota cursi década decena delito demonio desastre desván diablo diana diosa
  disco disfraz dosis droga duque elegante enano encaje enchufe encía enlace envase envío escala escama escena escudo
  esfera espía espiga espina espuma esquí estaca estambre estilo estufa exacto faldón fango farol fatal favor fe feroz
  fianza firme flauta flojo flota fogata folio folleto fraile frasco frenar fresno frigorífico fuga fumar funda fusil
  gaita gamba ganado gancho garbo gemelo genio germen gigante giro globo gloria golfo gorila gracia gratis grave
  grieta grillo grúa grueso grupo guarda guardia halcón hamaca hebilla hembra herencia héroe hierro hiena hilera himno
  hinchar hoguera hoyo hostia huelga huerta humano hundir huir ídolo imán ingenio insecto intento jazmín jinete
  jornada juerga jugada jurado ladrillo ladrar lamer látigo laurel lavabo lector lepra leyenda licor líder lidia lince
  linterna litera llanta lleva lucir maceta madera madrina magia maldad maleza mambo mancha marfil margen marino
  mármol masaje máscara materia matiz médula melena menú mesón mezcla miembro mirada misión modelo molde molino momia
  monstruo mordisco morder mostaza muelle mugre muñeco murciélago mustio nácar nalga narrar natural navaja necio
  nevada niñez nivel nobleza nogal novato obispo ojera olfato olivar orgía origen orquesta oruga ostra óxido padrino
  palmera pandilla pañuelo paquete parche pasillo pastor patín payaso pecera pellizco percha perfil permiso petróleo
  pezuña pieza pillo pincel pintura piñón pirata pisada plancha plomo pobreza polen polilla pomada pomelo portal
  postal prisión puerco pulgar pulir pulpo puñal quema quiosco racimo ración ranura rape rasgo rastro recado recreo
  recuerdo rehén relato relleno reparto reseña retrato reunión revés riesgo rincón riñón rival rocío rodeo romero
  rostro rubí ruina rural salmón sanción sardina sauce savia sección señal sensato sendero serie sidra sigla silbar
  sirena socio soledad sollozo soplo sorteo suceso sudor sujeto surtido tabaco tapiz taquilla tarifa tarjeta taxi
  tecla tejer tejón tenaz tenis teñir terreno ternera ternura tesoro testigo texto tieso timón tirón tocino toque
  tórax torero tortilla tosco toser total trampa trébol tregua tribu trineo triunfo trofeo tropa trucha truco tuerca
  túnel turrón único usual vaina vapor varón vejez velero veneno ventaja verbena verja verso vicio víctima vidrio
  villa violín virtud viruela virus visión visita viudo vocal volcán vuelta yerba yogur yugo zarza zueco zurdo aliado
  alivio almeja alero alerta aldeano alcoba alcohol alquiler alquilar alcanzar amanecer ámbar amarrar amaina amparo
  anís ansia antena anual añejo añadir apodo apostar apoyar apretar aprobar árbitro arcilla arder área arruga
  arrastrar arrojar asador asalto asomar astuto ataque atacar ataúd ático átomo audaz auge aurora autor avance avanzar
  avaro aviso axila ayuno azafrán azada azucena bahía balanza balneario bálsamo bambú banquete baraja barajar barbero
  bastón belleza bendito besugo betún biombo bizco bocado boceto bocina bodega boleto bombón boreal borracho bosquejo
  bostezo botín bóveda boxeo braga bramar brecha brincar brindis brotar brote bucear bufón burbuja burlar buril
  búsqueda butaca buzo cabina cachorro caducar calavera caldera calentar camarón camelia campeón canario cáncer
  cántaro carecer carbón caricia carretilla carroza casino castigar castor catarro caucho causar cauce cazador ceder
  censo centeno ceñir cerezo champú charca charco charlar chicle chillar chimenea chinche chivo chocar chofer choza
  chuleta chulo chupar cincel cítrico cobrar cochino código cohete coincidir colocar colorado collado combate comedia
  comedor cometa cómico comino cómodo cómoda compota conde condón confiar congelar coquetear coraje cordal corzo
  cotilla cráneo cráter criada criado cripta cristal croqueta crucero cuartel cubierto cúpula curtir curioso decoro
  denso desear detener devolver diestro dique discutir diseño doblar domar dominó dorado ducado dudoso durazno ebrio
  editar elogio embudo emitir empate enfermar enorme ensayo enterar enterrar entrada entrega escapar escaso esclavo
  cansar cazar`;
